/** The talk that an event brings to a meeting of its week (EVENTS-O3). */
import { dateOf } from '../time/wall-time.ts';
import { type CancellingEvent, isInWeek, isMeetingCancelled, type MeetingType } from './cancelling.ts';
import type { EventType } from './event.ts';

export interface TalkEvent extends CancellingEvent {
  type: EventType;
  has_speaker: boolean;
  speaker: string | null;
  public_theme: string | null;
  theme: string | null;
}

export interface TalkMeeting {
  type: MeetingType;
  /** The Monday of its week. */
  week: string;
  held_on: string;
}

/** An event without a name and a theme brings nothing that could be shown. */
const namesTalk = ({ has_speaker, speaker, public_theme }: TalkEvent): boolean =>
  has_speaker && (speaker !== null || public_theme !== null);

/** A visit and a special talk belong to the weekend meeting of their week, any other event to a meeting of its own days. */
function isGivenAt(event: TalkEvent, { week, held_on }: TalkMeeting): boolean {
  if (event.type === 'co' || event.type === 'special') return isInWeek(event, week);
  const isOnTheDay = dateOf(event.start_date) <= held_on && dateOf(event.end_date) >= held_on;
  return event.type === 'custom' && isOnTheDay;
}

/** The event whose speaker and theme are shown for the meeting, in place of the booked talk; undefined if there is none. */
export function talkEventOf<Event extends TalkEvent>(
  events: readonly Event[],
  meeting: TalkMeeting,
): Event | undefined {
  const named = events.filter(namesTalk);
  if (isMeetingCancelled(events, meeting.week, meeting.type))
    return named.find((event) => isMeetingCancelled([event], meeting.week, meeting.type));
  if (meeting.type !== 'public') return undefined;
  const given = named.filter((event) => isGivenAt(event, meeting));
  return given.find(({ type }) => type === 'co') ?? given[0];
}
