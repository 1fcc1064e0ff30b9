/**
 * Plans the import of an address list: new maps with their streets, names and borders, and addresses on the
 * maps whose border contains them.
 */
import type { ImportPlan, KnownTerritory, PlannedDoor, PlannedMap } from '../../territory-import/plan.ts';
import { AddressPlan } from '../../territory-import/plan-addresses.ts';
import { Places } from '../../territory-import/plan-places.ts';
import type { RowProblem } from '../../territory-import/problem.ts';
import type { DrawnMap } from './draw-maps.ts';
import type { TakenAddress } from './take-lines.ts';

export interface AddressGroup {
  /** Number of an existing or a new map. */
  number: string;
  addresses: readonly TakenAddress[];
}

export type NewAddressMap = AddressGroup & Pick<DrawnMap, 'name' | 'border'>;

/** Same limit as the map form. */
const longestName = 60;

const doorOf = (address: TakenAddress, map: string, street: string): PlannedDoor => ({
  map,
  street,
  house: address.house,
  suffix: address.suffix,
  unit: address.unit,
  name: null,
  phone: address.phone,
  lang: null,
  attempts: address.attempts,
  date: address.date,
  note: address.note,
  lat: address.lat,
  lng: address.lng,
});

interface Planning {
  places: Places;
  plan: AddressPlan;
  problems: RowProblem[];
}

function planDoors(
  { places, plan, problems }: Planning,
  map: PlannedMap,
  addresses: readonly TakenAddress[],
) {
  for (const address of addresses) {
    const { street: name, suburb, postcode, line, text, isDoNotCall } = address;
    const street = places.street(map, { name, suburb, postcode });
    const kind = isDoNotCall ? 'do-not-call' : 'preloaded';
    const refused = plan.add(
      { kind, attempts: address.attempts },
      doorOf(address, map.key, street.key),
      false,
    );
    if (refused) problems.push({ line, text, reason: refused });
    else {
      places.keepStreet(street);
      if (isDoNotCall && address.phone !== null) problems.push({ line, text, reason: 'phone-not-kept' });
    }
  }
}

const doNotCallsFirst = (addresses: readonly TakenAddress[]): TakenAddress[] =>
  [...addresses].sort((a, b) => Number(b.isDoNotCall) - Number(a.isDoNotCall));

/** `known` contains the maps of `filled` and their streets. */
export function planAddressImport(
  filled: readonly AddressGroup[],
  added: readonly NewAddressMap[],
  known: KnownTerritory,
): ImportPlan {
  const places = new Places(known);
  const plan = new AddressPlan(known.doors, (key) => places.comparedBy(key));
  const planning: Planning = { places, plan, problems: [] };
  for (const { number, addresses } of filled)
    planDoors(planning, places.map(number)!, doNotCallsFirst(addresses));
  for (const { number, addresses, name, border } of added) {
    const map = places.addMap(number, 'residential', null);
    map.boundary = border;
    if (name.suburb === null) map.name = name.street.slice(0, longestName);
    else places.call(map, name.suburb);
    planDoors(planning, map, doNotCallsFirst(addresses));
  }
  const { preloaded, available, doNotCalls, foreign } = plan;
  return {
    ...places.kept(),
    preloaded,
    available,
    doNotCalls,
    foreign,
    assignments: [],
    takenOff: plan.takenOff(),
    problems: planning.problems,
  };
}
