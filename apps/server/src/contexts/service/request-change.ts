import type { service as operations } from '@sheaf/contract/service/service';
import { decideAsking } from '@sheaf/rules/service/change-request';
import { serviceNotifications } from '@sheaf/rules/service/notifications';
import { lockCongregation } from '#contexts/people/people.api';
import { asRequest, readAsked, readWallTime } from '#contexts/service/asked-meeting';
import { changeRequests, isSearched } from '#contexts/service/change-requests.store';
import { meetingValues } from '#contexts/service/field-meetings';
import { type FieldMeetingRow, fieldMeetings } from '#contexts/service/field-meetings.store';
import { wrongInOverseers } from '#contexts/service/read-overseers';
import { tellChangeRequest } from '#contexts/service/tell-change-request';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

type Call = Handler<typeof operations.requestChange>;

/** Finds the meeting by special group or by its own id. */
async function findMeeting({ tenant, body, invalid, missing }: Call): Promise<FieldMeetingRow> {
  const { id, field_meeting_id: meeting } = body;
  if (id !== undefined && meeting !== undefined) invalid({ id: ['one-of-both'] });
  if (id === undefined && meeting === undefined) invalid({ id: ['required'] });
  const row =
    body.id === undefined
      ? await fieldMeetings.lock(tenant, body.field_meeting_id!)
      : await fieldMeetings.lockOfSpecial(tenant, body.id);
  return row ?? missing();
}

/** APPTS-C2, APPTS-R5, APPTS-R6, APPTS-O3. */
export async function requestChange(call: Call): Promise<{ ok: true }> {
  const { tenant, actor, body, now } = call;
  await lockCongregation(tenant);
  const row = await findMeeting(call);
  const meeting = await readAsked(tenant, row);
  const [open] = await changeRequests.openOf(tenant, [row.id]);
  const asking = { from: actor.personId, now: await readWallTime(tenant, now) };
  const decision = decideAsking(meeting, open ? asRequest(open) : null, asking);
  if (!decision.allowed) return call.refuse(decision.reason);
  if (await isSearched(tenant, row.id, actor.personId)) return call.refuse('request-open');
  if (body.user === actor.personId) call.invalid({ user: ['not-yourself'] });
  const wrong = await wrongInOverseers(tenant, 'special', [body.user]);
  if (wrong) call.invalid({ user: [wrong] });
  // The request of an earlier leader has ended.
  if (open) await changeRequests.end(tenant, open.id, 'withdrawn');
  const request = await changeRequests.add(tenant, {
    field_meeting_id: row.id,
    from_person: actor.personId,
    to_person: body.user,
  });
  const details = await meetingValues(tenant, row);
  await notify(tenant, serviceNotifications, [{ personId: body.user, type: 'change-asked', details }], now);
  await tellChangeRequest(call, request, row, 'change-asked');
  return { ok: true };
}
