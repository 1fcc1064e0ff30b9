import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentMeetingNow } from '#contexts/meetings/meetings/present-one';
import type { Handler } from '#platform/handle';

/** Weekend meetings have no reading (X-WORKBOOK). */
export async function setReading(call: Handler<typeof operations.setReading>) {
  const { tenant, params, body } = call;
  const row = await meetings.lock(tenant, params.id);
  if (row?.type !== 'clam') return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentMeetingNow(tenant, row));
  const edited = await meetings.edit(tenant, row.id, { reading: body.reading });
  return presentMeetingNow(tenant, await settleMeeting(tenant, edited));
}
