import type { service as operations } from '@sheaf/contract/service/service';
import { changeRequests } from '#contexts/service/change-requests.store';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { tellChangeRequest } from '#contexts/service/tell-change-request';
import type { Handler } from '#platform/handle';

/** APPTS-O3. */
export async function withdrawChange(call: Handler<typeof operations.withdrawChange>): Promise<{ ok: true }> {
  const { tenant, actor, params } = call;
  const row = await changeRequests.lock(tenant, params.id);
  if (row?.from_person !== actor.personId) return call.missing();
  if (row.state !== 'open') return call.refuse('request-ended');
  await changeRequests.end(tenant, row.id, 'withdrawn');
  const meeting = await fieldMeetings.lock(tenant, row.field_meeting_id);
  if (meeting) await tellChangeRequest(call, row, meeting, 'change-withdrawn');
  return { ok: true };
}
