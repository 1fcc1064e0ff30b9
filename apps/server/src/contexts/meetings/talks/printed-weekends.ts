/** Weekend meetings with everything the public talk schedule prints (PRINT-P4). */

import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { type MeetingPart, meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { type NamedDuty, namedDutiesOfMeetings } from '#contexts/duties/duties.api';
import {
  eventAt,
  type HeldMeeting,
  insteadLine,
  labelledEvents,
  meetingsBetween,
} from '#contexts/meetings/meetings/meetings.api';
import { notesOf, speakerName } from '#contexts/meetings/talks/present-talk';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { type TalkRow, talks } from '#contexts/meetings/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export interface PrintedWeekend {
  date: string;
  /** Label of the event that replaces the meeting. */
  instead: string | null;
  speaker: string;
  congregation: string;
  talk: string;
  chairman: string;
  prayer: string;
  conductor: string;
  reader: string;
}

type Event = Awaited<ReturnType<typeof labelledEvents>>[number];
type Titles = Awaited<ReturnType<typeof talkTitles.ofNumbers>>;

const nameOf = (duty: NamedDuty | undefined): string =>
  duty === undefined || duty.first_name === null || duty.last_name === null
    ? ''
    : fullName({ first_name: duty.first_name, last_name: duty.last_name });

/** The speaker of an event replaces the booked one (EVENTS-O3). */
function talkOf(talk: TalkRow | undefined, event: Event | undefined, titles: Titles, lang: string) {
  if (event || !talk)
    return { speaker: event?.speaker ?? '', congregation: '', talk: event?.public_theme ?? '' };
  return {
    speaker: speakerName(talk),
    congregation: talk.speaker_congregation ?? '',
    talk: notesOf(talk.number, titleIn(titles, talk.number, [lang])),
  };
}

/** Both days inclusive. */
export async function readWeekends(
  tenant: Tenant,
  { from, to }: { from: string; to: string },
  lang: string,
  group: number | null,
): Promise<PrintedWeekend[]> {
  const meetings = (await meetingsBetween(tenant, from, to, group)).filter(({ type }) => type === 'public');
  const ids = meetings.map(({ id }) => id);
  const booked = (await talks.ofMeetings(tenant, ids)).filter(holdsMeeting);
  const numbers = booked.map(({ number }) => number);
  const titles = await talkTitles.ofNumbers(tenant, numbers);
  const duties = await namedDutiesOfMeetings(tenant, ids);
  const labelled = await labelledEvents(tenant, lang);
  return meetings.map((meeting: HeldMeeting) => {
    const { id, week, held_on } = meeting;
    const own = duties.filter(({ meeting_id }) => meeting_id === id);
    const withPart = (part: MeetingPart): string =>
      nameOf(own.find(({ qualification }) => qualification === meetingParts.encode(part)));
    const talk = booked.find(({ meeting_id }) => meeting_id === id);
    const cancelled = labelled.find((one) => isMeetingCancelled([one], week, 'public'));
    const event = eventAt(labelled, meeting);
    return {
      date: held_on,
      instead: cancelled ? insteadLine(cancelled.label, event ?? null) : null,
      ...talkOf(talk, event, titles, lang),
      chairman: nameOf(own.find(({ kind }) => kind === 'chairman')),
      prayer: nameOf(own.find(({ kind }) => kind === 'prayer')),
      conductor: withPart('study-conductor'),
      reader: withPart('watchtower-reader'),
    };
  });
}
