/**
 * Which maps a person may ask addresses of, and which addresses they get (ADDR-O5, ADDR-O6). The database decides the same where it
 * selects them; a test holds it to these. Instants are milliseconds since 1970.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { requestShowsUse } from '../maps/map-assignment.ts';
import { mayWorkAddresses, type SeenAssignment } from '../maps/map-page.ts';
import { isOpenType, type MapType } from '../maps/map-type.ts';

export interface AddressMap {
  id: number;
  order: number;
  type: MapType;
  locked: boolean;
  deleted: boolean;
  /** Null for a map that is not out. */
  assignment: { personal: boolean } | null;
  /** Addresses that somebody may keep. */
  freeAddresses: number;
}

export const givesAddresses = (
  map: Pick<AddressMap, 'deleted' | 'locked' | 'assignment' | 'freeAddresses'>,
): boolean => !map.deleted && !map.locked && !map.assignment?.personal && map.freeAddresses > 0;

const isOpenToEverybody = (map: AddressMap): boolean => isOpenType(map.type) && map.assignment !== null;

/** ADDR-O5: maps open to everybody first, then those with the most free addresses; ADDR-O4: at most `most`. */
export const chooseAddressMaps = <Map extends AddressMap>(maps: readonly Map[], most: number): Map[] =>
  maps
    .filter(givesAddresses)
    .sort(
      (a, b) =>
        Number(isOpenToEverybody(b)) - Number(isOpenToEverybody(a)) ||
        b.freeAddresses - a.freeAddresses ||
        a.order - b.order ||
        a.id - b.id,
    )
    .slice(0, most);

export const addressKinds = ['any', 'phone', 'non_phone'] as const;
export type AddressKind = (typeof addressKinds)[number];

export interface KeepableAddress {
  id: number;
  street: string;
  house: string;
  phone: string | null;
  attempt: number;
  adjustedAt: number;
  /** Nobody keeps it now (`standing`). */
  free: boolean;
  expired: boolean;
  /** ADDR-R20. */
  doNotCall: boolean;
}

/** Free to be kept by whoever asks. */
export const isKeepable = ({
  free,
  expired,
  doNotCall,
}: Pick<KeepableAddress, 'free' | 'expired' | 'doNotCall'>): boolean => free && !expired && !doNotCall;

const isOfKind = ({ phone }: KeepableAddress, kind: AddressKind): boolean =>
  kind === 'any' || (phone !== null) === (kind === 'phone');

/** A house without a number comes after all that have one. */
const houseNumber = (house: string): number => {
  const digits = /\d+/.exec(house)?.[0];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** ADDR-O6: fewest attempts first, then longest ago, then by street and house. */
export const chooseAddresses = <Address extends KeepableAddress>(
  addresses: readonly Address[],
  { count, kind }: { count: number; kind: AddressKind },
): Address[] =>
  addresses
    .filter((address) => isKeepable(address) && isOfKind(address, kind))
    .sort(
      (a, b) =>
        a.attempt - b.attempt ||
        a.adjustedAt - b.adjustedAt ||
        compareText(a.street, b.street) ||
        houseNumber(a.house) - houseNumber(b.house) ||
        a.id - b.id,
    )
    .slice(0, count);

export type AddressRequestRefusal = 'map-locked' | 'map-not-yours' | 'no-addresses-left';

/**
 * ADDR-R14: what stands against it, before any address is looked for. Whose map it is, is not told of a locked one.
 */
export function decideAddressRequest(
  map: { locked: boolean; assignment: SeenAssignment | null },
  personId: number,
): Decision<true, AddressRequestRefusal> {
  if (map.locked) return refuse('map-locked');
  return mayWorkAddresses(map.assignment, personId) ? allow(true as const) : refuse('map-not-yours');
}

/** What was found, and whether the request shows that the map is in use. */
export function decideAddressesKept(
  assignment: SeenAssignment | null,
  personId: number,
  found: readonly number[],
): Decision<{ mapUsed: boolean }, AddressRequestRefusal> {
  if (found.length === 0) return refuse('no-addresses-left');
  return allow({
    mapUsed: assignment !== null && requestShowsUse(assignment, personId),
  });
}
