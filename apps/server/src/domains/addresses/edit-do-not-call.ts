import type { addresses } from '@sheaf/contract/addresses';
import { todayIn } from '@sheaf/rules/time/today-in';
import { available } from '#domains/addresses/available.store';
import { doNotCalls } from '#domains/addresses/do-not-calls.store';
import { places } from '#domains/addresses/places.store';
import { presentDoNotCall } from '#domains/addresses/present-address';
import { readDoNotCall } from '#domains/addresses/read-do-not-call';
import type { Handler } from '#platform/handle';

/** ADDR-R42: it stays on its map; what it stands for now leaves the lists to work at once (ADDR-R20). */
export async function editDoNotCall(call: Handler<typeof addresses.editDoNotCall>) {
  const { tenant, params, body, now } = call;
  const found = await doNotCalls.mapOf(tenant, params.id);
  const map = found && (await places.lockMap(tenant, found.map_id));
  const row = map && (await doNotCalls.read(tenant, params.id));
  if (!row) return call.missing();
  const today = todayIn((await places.settings(tenant)).timezone_id, now.getTime());
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDoNotCall(row, today));
  const values = await readDoNotCall(call, map.id, today);
  if (!(await doNotCalls.edit(tenant, row.id, values))) return call.invalid({ number: ['already-listed'] });
  await available.removeForbidden(tenant, values.street_id);
  return presentDoNotCall((await doNotCalls.read(tenant, row.id))!, today);
}
