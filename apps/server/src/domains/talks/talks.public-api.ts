/** What the schedules ask of the talks. */
import { holdsMeeting } from '@sheaf/rules/talks/request';
import { titleIn } from '@sheaf/rules/talks/title-list';
import type { PlannedTalk } from '#domains/talks/planned-talk.public-api';
import { notesOf } from '#domains/talks/present-talk';
import { talkTitles } from '#domains/talks/talk-titles.store';
import { talks } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export { agreedTalks } from '#domains/talks/agreed-talks';
export { bookAway } from '#domains/talks/book-away';
export { bookVisitor, closedWeekend } from '#domains/talks/book-visitor';
export { findCoordinator } from '#domains/talks/find-coordinator';
export { importedTalks } from '#domains/talks/imported-talks.store';
export { promptedTalk } from '#domains/talks/prompted-talk';
export { addressOf } from '#domains/talks/requested-talk';

/**
 * Whether the part of the talk may go: not while somebody is booked for it. A talk that was declined or cleared goes with its part.
 * The meeting is locked.
 */
export async function releaseTalk(tenant: Tenant, meetingId: number): Promise<boolean> {
  await talks.removeDeclined(tenant, meetingId);
  return (await talks.ofMeetings(tenant, [meetingId])).length === 0;
}

/** By their duties. One that was declined is not on the schedule. */
export async function talksOfMeetings(
  tenant: Tenant,
  meetingIds: readonly number[],
  lang: string,
): Promise<Map<number, PlannedTalk>> {
  const [planned, titles] = await Promise.all([
    talks.ofMeetings(tenant, meetingIds),
    talkTitles.ofMeetings(tenant, meetingIds),
  ]);
  return new Map(
    planned
      .filter(holdsMeeting)
      .map(({ duty_id, number, speaker_name, speaker_congregation }) => [
        duty_id,
        { speaker_name, speaker_congregation, notes: notesOf(number, titleIn(titles, number, [lang])) },
      ]),
  );
}
