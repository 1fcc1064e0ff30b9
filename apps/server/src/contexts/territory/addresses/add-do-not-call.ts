import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCongregationRow } from '#contexts/people/people.api';
import { available } from '#contexts/territory/addresses/available.store';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import { presentDoNotCall } from '#contexts/territory/addresses/present-address';
import { readDoNotCall } from '#contexts/territory/addresses/read-do-not-call';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** ADDR-C8, ADDR-R16; removes the covered doors from the lists to work at once (ADDR-R20). */
export async function addDoNotCall(call: Handler<typeof addresses.addDoNotCall>) {
  const { tenant, body, now } = call;
  const map = await lockHeldMap(tenant, body.map_id);
  if (!map) return call.invalid({ map_id: ['no-such-map'] });
  const today = todayIn((await readCongregationRow(tenant)).timezone_id, now.getTime());
  const values = await readDoNotCall(call, map.id, today);
  const id = await doNotCalls.add(tenant, { map_id: map.id, ...values });
  if (id === undefined) return call.invalid({ number: ['already-listed'] });
  await available.removeForbidden(tenant, values.street_id);
  return presentDoNotCall((await doNotCalls.read(tenant, id))!, today);
}
