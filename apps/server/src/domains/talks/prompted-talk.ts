/** The talk of this week's weekend meeting, as the dashboard announces it (SHELL-P10). */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { bringsSpeaker } from '@sheaf/rules/talks/open-meetings';
import { holdsMeeting } from '@sheaf/rules/talks/request';
import { titleIn } from '@sheaf/rules/talks/title-list';
import { allEvents } from '#domains/events/events.public-api';
import { meetingsBetween } from '#domains/meetings/meetings.public-api';
import { speakerName } from '#domains/talks/present-talk';
import { talkTitles } from '#domains/talks/talk-titles.store';
import { talks } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export interface PromptedTalk {
  /** Its title alone; people at the meeting know no numbers. */
  theme: string;
  speaker: string;
  congregation: string | null;
  date: string;
}

/** Whoever is booked; else the speaker whom an event of the week brings. Null where there is none, or an event takes its place. */
export async function promptedTalk(
  tenant: Tenant,
  { from, to, lang }: { from: string; to: string; lang: string },
): Promise<PromptedTalk | null> {
  const meeting = (await meetingsBetween(tenant, from, to)).find(({ type }) => type === 'public');
  if (!meeting) return null;
  const { week, held_on: date } = meeting;
  const events = await allEvents(tenant);
  if (isMeetingCancelled(events, week, 'public')) return null;
  const [talk] = (await talks.ofMeetings(tenant, [meeting.id])).filter(holdsMeeting);
  if (talk) {
    const titles = await talkTitles.ofNumbers(tenant, [talk.number]);
    const theme = titleIn(titles, talk.number, [lang]) ?? '';
    return { theme, speaker: speakerName(talk), congregation: talk.speaker_congregation, date };
  }
  const event = events.find((one) => bringsSpeaker(one, week));
  return event?.public_theme
    ? { theme: event.public_theme, speaker: event.speaker ?? '', congregation: null, date }
    : null;
}
