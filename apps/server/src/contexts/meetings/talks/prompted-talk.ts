/** Talk of this week's weekend meeting for the dashboard (SHELL-P10). */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { talkEventOf } from '@sheaf/rules/events/event-talk';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { labelledEvents, meetingsBetween } from '#contexts/meetings/meetings/meetings.api';
import { speakerName } from '#contexts/meetings/talks/present-talk';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export interface PromptedTalk {
  /** Title without number, which attendees do not know. */
  theme: string;
  speaker: string;
  congregation: string | null;
  date: string;
}

/**
 * Speaker of an event or the booked one (EVENTS-O3). Null without a speaker, or if the meeting is cancelled.
 */
export async function promptedTalk(
  tenant: Tenant,
  { from, to, lang }: { from: string; to: string; lang: string },
): Promise<PromptedTalk | null> {
  const meeting = (await meetingsBetween(tenant, from, to)).find(({ type }) => type === 'public');
  if (!meeting) return null;
  const { week, held_on: date } = meeting;
  const events = await labelledEvents(tenant, lang);
  if (isMeetingCancelled(events, week, 'public')) return null;
  const event = talkEventOf(events, meeting);
  if (event)
    return { theme: event.public_theme ?? '', speaker: event.speaker ?? '', congregation: null, date };
  const [talk] = (await talks.ofMeetings(tenant, [meeting.id])).filter(holdsMeeting);
  if (!talk) return null;
  const titles = await talkTitles.ofNumbers(tenant, [talk.number]);
  const theme = titleIn(titles, talk.number, [lang]) ?? '';
  return { theme, speaker: speakerName(talk), congregation: talk.speaker_congregation, date };
}
