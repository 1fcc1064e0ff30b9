import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideDate } from '@sheaf/rules/territory/addresses/do-not-call';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCongregationRow } from '#contexts/people/people.api';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import { correctDoNotCall } from '#contexts/territory/addresses/edit-do-not-call';
import { presentDoNotCall } from '#contexts/territory/addresses/present-address';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** ADDR-O10: sets the date of a confirmed do-not-call to today. */
export async function confirmDoNotCall(call: Handler<typeof addresses.confirmDoNotCall>) {
  const { tenant, params, body, now } = call;
  const row = await doNotCalls.read(tenant, params.id);
  if (!row) return call.missing();
  const today = todayIn((await readCongregationRow(tenant)).timezone_id, now.getTime());
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDoNotCall(row, today));
  if (body.map_id !== undefined && body.map_id !== row.map_id)
    return call.invalid({ map_id: ['no-such-map'] });
  const note = body.note === undefined ? row.note : body.note;
  const { street_id, number, suffix, unit } = body;
  const corrects = [street_id, number, suffix, unit].some((value) => value !== undefined);
  if (corrects) {
    await lockHeldMap(tenant, row.map_id);
    const place = {
      street_id: street_id ?? row.street_id,
      number: number ?? row.number,
      suffix: suffix === undefined ? row.suffix : suffix,
      unit: unit === undefined ? row.unit : unit,
    };
    await correctDoNotCall({ ...call, body: { ...body, ...place, note } }, row, today);
  } else {
    const date = decideDate(body.date, today);
    if (!date.allowed) return call.invalid({ date: [date.reason] });
    await doNotCalls.edit(tenant, row.id, { date: date.value, note });
  }
  return presentDoNotCall((await doNotCalls.read(tenant, row.id))!, today);
}
