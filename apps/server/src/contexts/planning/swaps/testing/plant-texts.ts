import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import { people } from '@sheaf/contract/people/people/people';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { PlantTexts } from '#platform/testing/plant-texts';

/** Plants words in the note of a swap of the caller, who gets a student part for it. */
export const plantTexts: PlantTexts = async (done, { note }, { inDays }) => {
  const caller = (await done<ReplyOf<typeof people.listPeople>>(people.listPeople)).find(
    ({ first_name: name }) => name === 'Daniel',
  )!;
  const part = meetingParts.encode('demonstration');
  await done(people.attachQualification, { params: { id: caller.id, part } });
  const meeting = (await done<ReplyOf<typeof meetings.listMeetings>>(meetings.listMeetings)).find(
    ({ type, week }) => type === 'clam' && week > inDays(21),
  )!;
  const place = (
    await done<ReplyOf<typeof meetings.listMeetingAssignments>>(meetings.listMeetingAssignments)
  ).find(({ meeting_id, part: name }) => meeting_id === meeting.id && name === 'ministry.first')!;
  await done(duties.fillDuty, { params: { id: place.id }, body: { user_id: caller.id } });
  await done(swaps.askSwap, { body: { duty_id: place.id, note } });
};
