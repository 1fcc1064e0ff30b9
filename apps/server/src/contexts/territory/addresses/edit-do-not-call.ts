import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCongregationRow } from '#contexts/people/people.api';
import { available } from '#contexts/territory/addresses/available.store';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import { mayChange } from '#contexts/territory/addresses/own-do-not-calls';
import { presentDoNotCall } from '#contexts/territory/addresses/present-address';
import { readDoNotCall } from '#contexts/territory/addresses/read-do-not-call';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof addresses.editDoNotCall>;

/**
 * Applies the correction, and removes newly covered doors from the lists to work at once (ADDR-R20). The
 * caller has locked the map.
 */
export async function correctDoNotCall(
  call: Pick<Call, 'tenant' | 'body' | 'invalid'>,
  row: { id: number; map_id: number },
  today: string,
): Promise<void> {
  const values = await readDoNotCall(call, row.map_id, today);
  if (!(await doNotCalls.edit(call.tenant, row.id, values)))
    return call.invalid({ number: ['already-listed'] });
  await available.removeForbidden(call.tenant, values.street_id);
}

/** ADDR-R42: a do-not-call stays on its map. */
export async function editDoNotCall(call: Call) {
  const { tenant, actor, params, body, now } = call;
  const found = await doNotCalls.mapOf(tenant, params.id);
  const map = found && (await lockHeldMap(tenant, found.map_id));
  const row = map && (await doNotCalls.read(tenant, params.id));
  if (!row) return call.missing();
  if (!(await mayChange(tenant, actor, 'maps.dnc.update', row.id))) return call.refuse('dnc-not-yours');
  const today = todayIn((await readCongregationRow(tenant)).timezone_id, now.getTime());
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDoNotCall(row, today));
  await correctDoNotCall(call, row, today);
  return presentDoNotCall((await doNotCalls.read(tenant, row.id))!, today);
}
