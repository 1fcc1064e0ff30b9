/** Skips addresses of a file that already exist, on any map and in any list (ADDR-R29). */

import { groupBy } from '../../../group-by.ts';
import { foldedText } from '../../../text/folded-text.ts';
import { sharesDoor } from '../do-not-call.ts';
import { isSameStreet, streetKey } from '../same-street.ts';
import { isNear } from './near.ts';
import type { TakenAddress } from './take-lines.ts';

export interface KnownAddress {
  street: string;
  suburb: string | null;
  house: string;
  suffix: string | null;
  unit: string | null;
  lat: number | null;
  lng: number | null;
  isDoNotCall: boolean;
}

/** The fields by which two addresses are compared. */
export type ComparedAddress = Pick<
  TakenAddress,
  'street' | 'suburb' | 'house' | 'suffix' | 'unit' | 'lat' | 'lng' | 'isDoNotCall' | 'isCounted'
>;

const plain = (text: string | null): string => (text ?? '').trim().toUpperCase();

/** Two known places decide whether the street is the same; otherwise its name and suburb decide. */
const isOnStreet = (address: ComparedAddress, { street, suburb, lat, lng }: KnownAddress): boolean =>
  lat === null || lng === null
    ? isSameStreet({ name: address.street, suburb: address.suburb }, { name: street, suburb })
    : isNear(address, { lat, lng });

/** Indexes the known rows by the compared fields; a house may have thousands of units. */
function indexed(known: readonly KnownAddress[], houseKey: (address: KnownAddress) => string) {
  return {
    byHouse: groupBy(known, houseKey),
    byUnit: groupBy(known, (row) => `${houseKey(row)}|${plain(row.unit)}`),
  };
}

const isForbidden = (address: ComparedAddress, { house, suffix, unit }: KnownAddress): boolean =>
  sharesDoor(address, { number: Number(house), suffix, unit });

/** The existing do-not-call is for the whole house, or for the same unit. */
const covers = (noted: KnownAddress, { house, suffix, unit }: ComparedAddress): boolean =>
  noted.house === house &&
  foldedText(noted.suffix ?? '') === foldedText(suffix ?? '') &&
  (noted.unit === null || plain(noted.unit) === plain(unit));

/** Returns the new addresses of a file, and the number of existing ones. */
export function leaveOutKnown<Address extends ComparedAddress>(
  addresses: readonly Address[],
  known: readonly KnownAddress[],
): { fresh: Address[]; here: number } {
  const keys = new Map<string, string>();
  const keyOf = (street: string): string => {
    const key = keys.get(street) ?? streetKey(street);
    keys.set(street, key);
    return key;
  };
  const houseKey = ({ street, house, suffix }: Pick<KnownAddress, 'street' | 'house' | 'suffix'>): string =>
    [keyOf(street), house, foldedText(suffix ?? '')].join('|');
  const { byHouse, byUnit } = indexed(
    known.filter((row) => !row.isDoNotCall),
    houseKey,
  );
  /**
   * The same unit; or a building whose units are listed, so that it is not a door; or units that were only
   * counted, of a house listed as a single address.
   */
  const isListed = (address: Address): boolean => {
    const house = houseKey(address);
    const alike =
      address.unit === null
        ? byHouse.get(house)
        : [
            ...(byUnit.get(`${house}|${plain(address.unit)}`) ?? []),
            ...((address.isCounted && byUnit.get(`${house}|`)) || []),
          ];
    return alike?.some((row) => isOnStreet(address, row)) ?? false;
  };
  const forbidden = groupBy(
    known.filter((row) => row.isDoNotCall),
    ({ street }) => keyOf(street),
  );
  const isUnderNoted = (address: Address): boolean =>
    forbidden
      .get(keyOf(address.street))
      ?.some((row) => isForbidden(address, row) && isOnStreet(address, row)) ?? false;
  /**
   * A do-not-call exists if all its doors are covered; an existing ordinary address is no reason to skip it.
   */
  const isNoted = (address: Address): boolean =>
    forbidden.get(keyOf(address.street))?.some((row) => covers(row, address) && isOnStreet(address, row)) ??
    false;
  const fresh = addresses.filter((address) =>
    address.isDoNotCall ? !isNoted(address) : !isListed(address) && !isUnderNoted(address),
  );
  return { fresh, here: addresses.length - fresh.length };
}
