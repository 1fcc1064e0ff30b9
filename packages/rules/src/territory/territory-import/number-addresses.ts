/** Cuts the addresses of a file without territories into new maps of neighbouring addresses (TERR-R11). */
import { cutIntoMaps } from '../addresses/cut-into-maps.ts';
import type { ProblemReason } from './problem.ts';
import type { ReadAddress } from './read-address-row.ts';
import type { ReadImport } from './read-import.ts';

type PlacedAddress = ReadAddress & { lat: number; lng: number };

/** Same default as for an address list. */
const addressesPerMap = 140;

const doorKey = ({ street, house, suffix, unit, suburb }: ReadAddress): string =>
  [suburb ?? '', street, house, suffix ?? '', unit ?? ''].join('|').toLowerCase();

const misplaced = ({ kind }: ReadAddress): ProblemReason =>
  kind === 'do-not-call' ? 'do-not-call-lost' : 'nowhere';

/** Whether the file has no column for the map number. */
export const isNumberless = ({ addresses }: ReadImport): boolean =>
  addresses.some(({ number }) => number === '');

/** Numbers the new maps from `last` on. A row without a place has no map. */
export function numberAddresses(read: ReadImport, last: number): ReadImport {
  const problems = [...read.problems];
  const seen = new Set<string>();
  const named = read.addresses.filter(({ number }) => number !== '');
  const numberless = read.addresses.filter(({ number }) => number === '');
  const placed = numberless.filter((address): address is PlacedAddress => {
    const key = doorKey(address);
    const reason = seen.has(key) ? 'duplicate' : address.lat === null ? misplaced(address) : null;
    if (reason === null) seen.add(key);
    else problems.push({ line: address.line, reason, text: address.text });
    return reason === null;
  });
  const maps = cutIntoMaps(placed, addressesPerMap);
  const addresses = maps.flatMap((map, index) =>
    map.addresses.map((address) => ({ ...address, number: String(last + index + 1) })),
  );
  return { ...read, problems, addresses: [...named, ...addresses] };
}
