import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentMeetingNow } from '#contexts/meetings/meetings/present-one';
import { workbooks } from '#contexts/meetings/meetings/workbook/workbook.store';
import type { Handler } from '#platform/handle';

/** MEET-C2, MEET-R9, MEET-O2. */
export async function resetMeeting(call: Handler<typeof operations.resetMeeting>) {
  const { tenant, params } = call;
  const row = await meetings.lock(tenant, params.meeting_id);
  if (!row) return call.missing();
  if (row.base_id === null) return call.refuse('not-imported');
  await workbooks.resetParts(tenant, row.id);
  const reset = await meetings.edit(tenant, row.id, { reading: row.imported_reading });
  return presentMeetingNow(tenant, await settleMeeting(tenant, reset));
}
