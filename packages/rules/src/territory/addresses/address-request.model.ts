import { isOpenType } from '../maps/map-type.ts';
import { type AddressKind, type AddressMap, givesAddresses } from './address-request.ts';

const isOpenToEverybody = (map: AddressMap): boolean => isOpenType(map.type) && map.assignment !== null;

/**
 * Maps open to everybody first, then maps with the most free addresses (ADDR-O5); at most `most` (ADDR-O4).
 */
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

export interface KeepableAddress {
  id: number;
  street: string;
  house: string;
  phone: string | null;
  attempt: number;
  adjustedAt: number;
  /** The address has no current reservation (`standing`). */
  free: boolean;
  expired: boolean;
  /** The address is under a do-not-call (ADDR-R20). */
  doNotCall: boolean;
}

/** Whether the address may be reserved. */
export const isKeepable = ({
  free,
  expired,
  doNotCall,
}: Pick<KeepableAddress, 'free' | 'expired' | 'doNotCall'>): boolean => free && !expired && !doNotCall;

const isOfKind = ({ phone }: KeepableAddress, kind: AddressKind): boolean =>
  kind === 'any' || (phone !== null) === (kind === 'phone');

/** Houses without a number sort last. */
const houseNumber = (house: string): number => {
  const digits = /\d+/.exec(house)?.[0];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Orders by fewest attempts, then oldest attempt, then street and house (ADDR-O6). */
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
