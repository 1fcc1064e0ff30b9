import type { addresses } from '@sheaf/contract/addresses';
import { decideDate } from '@sheaf/rules/addresses/do-not-call';
import { todayIn } from '@sheaf/rules/time/today-in';
import { doNotCalls } from '#domains/addresses/do-not-calls.store';
import { places } from '#domains/addresses/places.store';
import { presentDoNotCall } from '#domains/addresses/present-address';
import type { Handler } from '#platform/handle';

/** ADDR-O10: asked again and confirmed, its date becomes today. */
export async function confirmDoNotCall(call: Handler<typeof addresses.confirmDoNotCall>) {
  const { tenant, params, body, now } = call;
  const row = await doNotCalls.read(tenant, params.id);
  if (!row) return call.missing();
  const today = todayIn((await places.settings(tenant)).timezone_id, now.getTime());
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDoNotCall(row, today));
  const date = decideDate(body.date, today);
  if (!date.allowed) return call.invalid({ date: [date.reason] });
  await doNotCalls.edit(tenant, row.id, {
    date: date.value,
    ...(body.note !== undefined && { note: body.note }),
  });
  return presentDoNotCall((await doNotCalls.read(tenant, row.id))!, today);
}
