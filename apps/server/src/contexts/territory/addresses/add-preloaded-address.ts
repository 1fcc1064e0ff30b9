import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { readHouse, readHouses, takesSuffix } from '@sheaf/rules/territory/addresses/house';
import { combineDoors, readUnits } from '@sheaf/rules/territory/addresses/unit';
import {
  asksBusinessName,
  asksCoordinates,
  type MapType,
  mapTypes,
} from '@sheaf/rules/territory/maps/map-type';
import { readCongregationRow } from '#contexts/people/people.api';
import { anyForbidden } from '#contexts/territory/addresses/forbidden-doors';
import { placeSearch } from '#contexts/territory/addresses/place-search.store';
import { places } from '#contexts/territory/addresses/places.store';
import { populating } from '#contexts/territory/addresses/populating.store';
import { preloaded } from '#contexts/territory/addresses/preloaded.store';
import { presentPreloaded } from '#contexts/territory/addresses/present-address';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof addresses.addPreloadedAddress>;

/** ADDR-R7 to R10, R22. */
function readDoors(call: Call) {
  const { house, suffix, unit } = call.body;
  const units = readUnits(unit);
  if (!units.allowed) return call.invalid({ unit: [units.reason] });
  if (!takesSuffix(house) && suffix !== null) return call.invalid({ suffix: ['suffix-not-allowed'] });
  const houses = readHouses(house);
  if (!houses.allowed) return call.invalid({ house: [houses.reason] });
  const single = houses.value.length === 1 ? readHouse(houses.value[0]!, suffix) : null;
  if (single && !single.allowed) return call.invalid({ suffix: [single.reason] });
  const read = single?.allowed ? single.value.suffix : null;
  const doors = combineDoors(houses.value, read, units.value);
  return doors.allowed ? doors.value : call.invalid({ house: [doors.reason] });
}

/** ADDR-R11, ADDR-R12: refuses fields that the map type does not have. */
function checkByType(call: Call, type: MapType): void {
  const { name, lat, lng } = call.body;
  if (name !== null && !asksBusinessName(type)) call.invalid({ name: ['name-not-asked'] });
  if ((lat !== null || lng !== null) && !asksCoordinates(type)) call.invalid({ lat: ['place-not-asked'] });
  if ((lat === null) !== (lng === null))
    call.invalid({ [lat === null ? 'lat' : 'lng']: ['place-incomplete'] });
}

/** ADDR-C4, ADDR-R45. Refuses the whole entry, on the field, if a door is a do-not-call (ADDR-R20, R23). */
export async function addPreloadedAddress(call: Call) {
  const { tenant, body, platform, now } = call;
  const doors = readDoors(call);
  const map = await lockHeldMap(tenant, body.map);
  if (!map) return call.invalid({ map: ['no-such-map'] });
  checkByType(call, mapTypes.decode(map.type_id));
  const street = await places.street(tenant, map.id, body.street);
  if (!street) return call.invalid({ street: ['no-such-street'] });
  if (await anyForbidden(tenant, street.id, doors)) return call.invalid({ house: ['do-not-call'] });
  const { name, block, number, lat, lng, date, note } = body;
  const rest = { name, block, number, number_searched: number !== null, lat, lng, date, note };
  const ids = await preloaded.add(tenant, { mapId: map.id, streetId: street.id }, doors, rest);
  if (ids.length === 0) return call.invalid({ house: ['already-listed'] });
  await populating.join(tenant, 'preloaded', ids, now);
  if (platform.geocoder && lat === null && asksCoordinates(mapTypes.decode(map.type_id)))
    await placeSearch.enqueue(tenant, ids);
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  return (await preloaded.byIds(tenant, ids)).map((row) => presentPreloaded(row, showDate));
}
