import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { readHouse, refusedField } from '@sheaf/rules/territory/addresses/house';
import { combineDoors, readUnits } from '@sheaf/rules/territory/addresses/unit';
import { mayWorkAddresses } from '@sheaf/rules/territory/maps/map-page';
import { readCongregationRow } from '#contexts/people/people.api';
import { available } from '#contexts/territory/addresses/available.store';
import { anyForbidden } from '#contexts/territory/addresses/forbidden-doors';
import { places } from '#contexts/territory/addresses/places.store';
import { presentAvailable } from '#contexts/territory/addresses/present-address';
import { triedAt } from '#contexts/territory/addresses/tried-at';
import { assignments, lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof addresses.addAvailableAddress>;

/** Expands the entry to doors, or rejects the faulty field (ADDR-R10, R15, R22). */
function readDoors(call: Call) {
  const { house, suffix, unit } = call.body;
  const single = readHouse(house, suffix);
  if (!single.allowed) {
    return call.invalid({ [refusedField(single.reason)]: [single.reason] });
  }
  const units = readUnits(unit);
  if (!units.allowed) return call.invalid({ unit: [units.reason] });
  const doors = combineDoors([single.value.house], single.value.suffix, units.value);
  return doors.allowed ? doors.value : call.invalid({ unit: [doors.reason] });
}

/**
 * ADDR-C1: refuses the whole entry if one of its doors is a do-not-call or all of them are listed (ADDR-R20,
 * R23).
 */
export async function addAvailableAddress(call: Call) {
  const { tenant, actor, body, now } = call;
  const doors = readDoors(call);
  const map = await lockHeldMap(tenant, body.map);
  if (!map) return call.invalid({ map: ['no-such-map'] });
  if (!mayWorkAddresses(map.assignment, actor.personId)) return call.refuse('map-not-yours');
  const street = await places.street(tenant, map.id, body.street);
  if (!street) return call.invalid({ street: ['no-such-street'] });
  if (await anyForbidden(tenant, street.id, doors)) return call.invalid({ house: ['do-not-call'] });
  const settings = await readCongregationRow(tenant);
  const tried = triedAt(body.tried_at, settings.timezone_id, now);
  const ids = await available.add(tenant, { mapId: map.id, streetId: street.id }, doors, tried);
  if (ids.length === 0) return call.invalid({ house: ['already-listed'] });
  if (map.assignment) await assignments.markActive(tenant, map.assignment.id, now);
  const rows = await available.byIds(tenant, ids);
  const viewer = { id: actor.personId, mapHolderId: map.assignment?.holderId ?? null };
  return rows.map((row) => presentAvailable(row, viewer, settings.show_address_date));
}
