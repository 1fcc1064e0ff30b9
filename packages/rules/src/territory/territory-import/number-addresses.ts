/** Cuts the addresses of a file without territories into new maps of neighbouring addresses (TERR-R11). */
import { cutIntoMaps } from '../addresses/cut-into-maps.ts';
import { type KnownAddress, leaveOutKnown } from '../addresses/import/leave-out-known.ts';
import type { ProblemReason } from './problem.ts';
import type { ReadAddress } from './read-address-row.ts';
import type { ReadImport } from './read-import.ts';

type PlacedAddress = ReadAddress & { lat: number; lng: number };

/** Same default as for an address list. */
const addressesPerMap = 140;

/** A do-not-call and an address to work may be the same door: the plan keeps the do-not-call. */
const doorKey = ({ kind, street, house, suffix, unit, suburb }: ReadAddress): string =>
  [kind === 'do-not-call', suburb ?? '', street, house, suffix ?? '', unit ?? ''].join('|').toLowerCase();

const misplaced = ({ kind }: ReadAddress): ProblemReason =>
  kind === 'do-not-call' ? 'do-not-call-lost' : 'nowhere';

/** Whether the file has no column for the map number. */
export const isNumberless = ({ addresses }: ReadImport): boolean =>
  addresses.some(({ number }) => number === '');

const isPlaced = (address: ReadAddress): address is PlacedAddress =>
  address.lat !== null && address.lng !== null;

/** Reports addresses without a map that exist on any map, and those under a do-not-call (TERR-R11.5). */
export function leaveOutListed(read: ReadImport, known: readonly KnownAddress[]): ReadImport {
  const compared = read.addresses
    .filter(({ number }) => number === '')
    .filter(isPlaced)
    .map((row) => ({ ...row, row, isDoNotCall: row.kind === 'do-not-call', isCounted: false }));
  const leftOutOf = (here: readonly KnownAddress[]): ReadonlySet<ReadAddress> => {
    const fresh = new Set(leaveOutKnown(compared, here).fresh);
    return new Set(compared.filter((one) => !fresh.has(one)).map(({ row }) => row));
  };
  const leftOut = leftOutOf(known);
  const noted = leftOutOf(known.filter(({ isDoNotCall }) => isDoNotCall));
  const problems = [...leftOut].map((row) => {
    const isForbidden = row.kind !== 'do-not-call' && noted.has(row);
    const reason: ProblemReason = isForbidden ? 'do-not-call' : 'already-listed';
    return { line: row.line, text: row.text, reason };
  });
  return {
    ...read,
    problems: [...read.problems, ...problems],
    addresses: read.addresses.filter((row) => !leftOut.has(row)),
  };
}

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
