/** On which weekends a talk can be booked (WKND-R7, WKND-R1, WKND-R15). */
import { type CancellingEvent, isInWeek, isMeetingCancelled } from '../../events/cancelling.ts';
import type { EventType } from '../../events/event.ts';
import { addDays } from '../../schedules/calendar-week.ts';

/** WKND-K1: a talk that was given can be entered for a week still. */
export const daysOpenBack = 7;
/** WKND-R1: what is listed without the history. */
export const daysListedBack = 8;

export interface SpeakerEvent extends CancellingEvent {
  type: EventType;
  has_speaker: boolean;
}

export interface BookableMeeting {
  /** The Monday of its week. */
  week: string;
  held_on: string;
  isTaken: boolean;
}

export const firstListedDay = (today: string): string => addDays(today, -daysListedBack);

/** WKND-R7, WKND-R18: the circuit overseer gives the talk of the week of the visit; no other event closes the talk. */
export const closesTalk = (event: SpeakerEvent, monday: string): boolean =>
  event.type === 'co' && event.has_speaker && isInWeek(event, monday);

export type ClosedReason =
  | 'talk-meeting-past'
  | 'talk-meeting-cancelled'
  | 'talk-event-speaker'
  | 'talk-taken';

/** Null for a meeting that is open. */
export function closedBy(
  { week, held_on, isTaken }: BookableMeeting,
  events: readonly SpeakerEvent[],
  today: string,
): ClosedReason | null {
  if (held_on <= addDays(today, -daysOpenBack)) return 'talk-meeting-past';
  if (isMeetingCancelled(events, week, 'public')) return 'talk-meeting-cancelled';
  if (events.some((event) => closesTalk(event, week))) return 'talk-event-speaker';
  return isTaken ? 'talk-taken' : null;
}
