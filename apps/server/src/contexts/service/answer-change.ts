/** Accepts or rejects a request to take over a group (SHELL-C4, APPTS-O3). */
import type { service as operations } from '@sheaf/contract/service/service';
import { decideAnswer } from '@sheaf/rules/service/change-request';
import { serviceNotifications } from '@sheaf/rules/service/notifications';
import { conductorDutiesOfMeetings, forgetWithdrawnDuties } from '#contexts/duties/duties.api';
import { lockCongregation } from '#contexts/people/people.api';
import { asRequest, readAsked, readWallTime } from '#contexts/service/asked-meeting';
import { changeRequests } from '#contexts/service/change-requests.store';
import { meetingValues } from '#contexts/service/field-meetings';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { handOverMeeting } from '#contexts/service/hand-over-meeting';
import { planService } from '#contexts/service/plan-service';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

type Call = Handler<typeof operations.acceptChange> | Handler<typeof operations.rejectChange>;

export async function answerChange(call: Call, answer: 'accepted' | 'rejected'): Promise<{ ok: true }> {
  const { tenant, actor, body, now } = call;
  await lockCongregation(tenant);
  const request = await changeRequests.lock(tenant, body.id);
  if (request?.to_person !== actor.personId) return call.missing();
  const row = (await fieldMeetings.lock(tenant, request.field_meeting_id))!;
  const at = await readWallTime(tenant, now);
  const decision = decideAnswer(asRequest(request), await readAsked(tenant, row), { answer, now: at });
  if (!decision.allowed) return call.refuse(decision.reason);
  await changeRequests.end(tenant, request.id, decision.value.state);
  if (answer === 'accepted') {
    await handOverMeeting(tenant, row, decision.value.leads);
    const duties = await conductorDutiesOfMeetings(tenant, [row.id]);
    await planService(tenant, now, { takesOver: { meetingId: row.id, leads: decision.value.leads } });
    // The notification below already informs the person who requested it.
    await forgetWithdrawnDuties(
      tenant,
      request.from_person,
      duties.map(({ id }) => id),
    );
  }
  const told = { personId: request.from_person, details: await meetingValues(tenant, row) };
  await notify(tenant, serviceNotifications, [{ ...told, type: `change-${answer}` }], now);
  return { ok: true };
}
