/** Weekends on which a talk can be booked (WKND-R7, WKND-R1, WKND-R15). */
import { type CancellingEvent, isInWeek, isMeetingCancelled } from '../../events/cancelling.ts';
import type { EventType } from '../../events/event.ts';
import { addDays } from '../../schedules/calendar-week.ts';

/** A past talk can be entered for one week (WKND-K1). */
export const daysOpenBack = 7;
/** Days listed without history (WKND-R1). */
export const daysListedBack = 8;

export interface SpeakerEvent extends CancellingEvent {
  type: EventType;
  has_speaker: boolean;
}

export interface BookableMeeting {
  /** Monday of the week. */
  week: string;
  held_on: string;
  isTaken: boolean;
}

export const firstListedDay = (today: string): string => addDays(today, -daysListedBack);

/**
 * The circuit overseer speaks in the week of the visit; no other event closes the talk (WKND-R7, WKND-R18).
 */
export const closesTalk = (event: SpeakerEvent, monday: string): boolean =>
  event.type === 'co' && event.has_speaker && isInWeek(event, monday);

export type ClosedReason =
  | 'talk-meeting-past'
  | 'talk-meeting-cancelled'
  | 'talk-event-speaker'
  | 'talk-taken';

/** Null for an open meeting. */
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
