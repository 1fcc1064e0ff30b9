import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideAddressesKept, decideAddressRequest } from '@sheaf/rules/territory/addresses/address-request';
import { holdPerson, readCongregationRow } from '#contexts/people/people.api';
import { presentMyAddress } from '#contexts/territory/addresses/present-my-address';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import { assignments, lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** ADDR-C10, ADDR-R14, ADDR-R21: under the lock of the map, so that no address is reserved twice. */
export async function requestAddresses(call: Handler<typeof addresses.requestAddresses>) {
  const { tenant, actor, body, now } = call;
  const map = await lockHeldMap(tenant, body.map);
  if (!map) return call.missing();
  const request = decideAddressRequest(map, actor.personId);
  if (!request.allowed) return call.refuse(request.reason);
  if (!(await holdPerson(tenant, actor.personId))?.active) return call.missing();
  const wanted = { mapId: map.id, personId: actor.personId, count: body.count, type: body.type, now };
  const ids = await reservations.keep(tenant, wanted);
  const kept = decideAddressesKept(map.assignment, actor.personId, ids);
  if (!kept.allowed) return call.refuse(kept.reason);
  if (map.assignment && kept.value.mapUsed) await assignments.noteUse(tenant, map.assignment.id, now);
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  const rows = await reservations.mineOf(tenant, actor.personId, ids, now);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
