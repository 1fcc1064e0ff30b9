import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { valuesUnderVisit } from '#contexts/meetings/meetings/part-form';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentPartNow } from '#contexts/meetings/meetings/present-one';
import type { Handler } from '#platform/handle';

/** The documented call, which names a part by its key (MEET-C3). */
export async function editPartByKey(call: Handler<typeof operations.editPartByKey>) {
  const { tenant, params, body } = call;
  const meeting = await meetings.lock(tenant, params.meeting);
  if (!meeting) return call.missing();
  const parts = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const usual = await meetingParts.usualOf(tenant, meeting.id);
  const part = parts.find(({ key, section }) => key === body.part && section === (body.section ?? section));
  if (!part) return call.invalid({ part: ['no-such-part'] });
  const values = valuesUnderVisit(
    { meeting, parts, usual, part },
    {
      section: part.section,
      key: part.key,
      title: body.title,
      minutes: body.time,
      refs: body.ref,
      qualification: part.qualification,
      helper_type: part.helper_type,
      helper_qualification: part.helper_qualification,
    },
  );
  if (!values) return call.refuse('part-of-visit');
  await meetingParts.edit(tenant, part.id, values);
  return presentPartNow(tenant, await settleMeeting(tenant, meeting), part.id);
}
