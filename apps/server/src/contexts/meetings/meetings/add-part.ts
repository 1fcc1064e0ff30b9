import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { mostPartsOfSection } from '@sheaf/rules/meetings/meetings/part-order';
import { keyOfInserted } from '@sheaf/rules/meetings/meetings/part-place';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { keysIn, putAt, valuesOfForm, wrongInForm } from '#contexts/meetings/meetings/part-form';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentPartNow } from '#contexts/meetings/meetings/present-one';
import type { Handler } from '#platform/handle';

/** MEET-C5, MEET-R14. */
export async function addPart(call: Handler<typeof operations.addPart>) {
  const { tenant, params, body } = call;
  const meeting = await meetings.lock(tenant, params.meeting_id);
  if (!meeting) return call.missing();
  const wrong = wrongInForm(meeting, body);
  if (Object.keys(wrong).length > 0) return call.invalid(wrong);
  const parts = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const usual = await meetingParts.usualOf(tenant, meeting.id);
  const there = keysIn(usual, body.meeting);
  if (there.length >= mostPartsOfSection) return call.refuse('too-many-parts');
  const [added] = await meetingParts.add(tenant, [
    {
      ...valuesOfForm(body),
      meeting_id: meeting.id,
      key: keyOfInserted(body.meeting, there),
      order: there.length + 1,
    },
  ]);
  await putAt(tenant, { parts, usual }, added!, body.order);
  return presentPartNow(tenant, await settleMeeting(tenant, meeting), added!.id);
}
