/** Public API of the talks for other domains. */
import { confirmations, holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import type { PlannedTalk } from '#contexts/meetings/talks/planned-talk.api';
import { notesOf } from '#contexts/meetings/talks/present-talk';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export { agreedTalks } from '#contexts/meetings/talks/agreed-talks';
export { bookAway } from '#contexts/meetings/talks/book-away';
export { bookVisitor, closedWeekend, plannedWeekend } from '#contexts/meetings/talks/book-visitor';
export { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
export { confirmAgreedTalk, hostedTalks } from '#contexts/meetings/talks/hosted-talks';
export { importedTalks } from '#contexts/meetings/talks/imported-talks.store';
export { moveAgreedAway, moveAgreedAwayTo, moveAgreedVisitor } from '#contexts/meetings/talks/move-agreed';
export { promptedTalk } from '#contexts/meetings/talks/prompted-talk';
export { addressOf } from '#contexts/meetings/talks/requested-talk';
export { isSpeakerAway } from '#contexts/meetings/talks/speaker-away';
export { tellHostMoved } from '#contexts/meetings/talks/tell-host-moved';

/**
 * Whether the part of the talk may be removed: only without a booked speaker. Declined and cleared talks are
 * deleted with it. Requires the lock of the meeting.
 */
export async function releaseTalk(tenant: Tenant, meetingId: number): Promise<boolean> {
  await talks.removeDeclined(tenant, meetingId);
  return (await talks.ofMeetings(tenant, [meetingId])).length === 0;
}

/** Number of speakers who agreed to speak at these meetings. */
export const agreedSpeakers = async (tenant: Tenant, ids: readonly number[]): Promise<number> =>
  (await talks.ofMeetings(tenant, ids)).filter(
    ({ confirmed }) => confirmed === confirmations.encode('confirmed'),
  ).length;

/** Ids of the meetings with a booked speaker. */
export const meetingsWithTalk = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> =>
  (await talks.ofMeetings(tenant, ids)).filter(holdsMeeting).map(({ meeting_id }) => meeting_id);

/** By duty id, without declined talks. */
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
