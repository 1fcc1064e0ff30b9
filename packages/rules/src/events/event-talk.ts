/** The talk that an event contributes to a meeting of its week (EVENTS-O3). */
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
  /** Monday of the week. */
  week: string;
  held_on: string;
}

/** False without a speaker name or a theme: there is nothing to show. */
const namesTalk = ({ has_speaker, speaker, public_theme }: TalkEvent): boolean =>
  has_speaker && (speaker !== null || public_theme !== null);

/**
 * A visit or special talk belongs to the weekend meeting of its week, other events to meetings on their own
 * days.
 */
function isGivenAt(event: TalkEvent, { week, held_on }: TalkMeeting): boolean {
  if (event.type === 'co' || event.type === 'special') return isInWeek(event, week);
  const isOnTheDay = dateOf(event.start_date) <= held_on && dateOf(event.end_date) >= held_on;
  return event.type === 'custom' && isOnTheDay;
}

/** Returns the event whose speaker and theme replace the booked talk; undefined if none. */
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
