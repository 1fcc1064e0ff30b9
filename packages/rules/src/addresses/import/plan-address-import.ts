/** What an address list makes: new maps with their streets, names and borders, and addresses on the maps whose border holds them. */
import type { ImportPlan, KnownTerritory, PlannedDoor, PlannedMap } from '../../territory-import/plan.ts';
import { Places } from '../../territory-import/plan-places.ts';
import type { FileAddress } from '../address-file.ts';
import type { DrawnMap } from './draw-maps.ts';

export interface AddressGroup {
  /** Number of the map, here already or new. */
  number: string;
  addresses: readonly FileAddress[];
}

export type NewAddressMap = AddressGroup & Pick<DrawnMap, 'name' | 'border'>;

/** As the form of a map has it. */
const longestName = 60;

const doorOf = (address: FileAddress, map: string, street: string): PlannedDoor => ({
  map,
  street,
  house: address.house,
  suffix: address.suffix,
  unit: address.unit,
  name: null,
  phone: null,
  lang: null,
  attempts: 0,
  date: null,
  note: null,
  lat: address.lat,
  lng: address.lng,
});

function planDoors(places: Places, map: PlannedMap, addresses: readonly FileAddress[]): PlannedDoor[] {
  return addresses.map((address) => {
    const { street: name, suburb, postcode } = address;
    const street = places.street(map, { name, suburb, postcode });
    places.keepStreet(street);
    return doorOf(address, map.key, street.key);
  });
}

/** `known` holds the maps of `filled` and the streets on them. */
export function planAddressImport(
  filled: readonly AddressGroup[],
  added: readonly NewAddressMap[],
  known: KnownTerritory,
): ImportPlan {
  const places = new Places(known);
  const preloaded = filled.flatMap(({ number, addresses }) =>
    planDoors(places, places.map(number)!, addresses),
  );
  for (const { number, addresses, name, border } of added) {
    const map = places.addMap(number, 'residential', null);
    map.boundary = border;
    if (name.suburb === null) map.name = name.street.slice(0, longestName);
    else places.call(map, name.suburb);
    preloaded.push(...planDoors(places, map, addresses));
  }
  return {
    ...places.kept(),
    preloaded,
    available: [],
    doNotCalls: [],
    foreign: [],
    takenOff: [],
    assignments: [],
    problems: [],
  };
}
