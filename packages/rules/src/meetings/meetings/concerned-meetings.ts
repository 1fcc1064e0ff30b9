/** Preview of the meetings that saving an event would change (EVENTS-R9). */
import { isMeetingCancelled, type MeetingType } from '../../events/cancelling.ts';
import { closesTalk, type SpeakerEvent } from '../talks/open-meetings.ts';
import { type MovingVisit, timeOfVisit } from './visit-plan.ts';

interface PlannedMeeting {
  type: MeetingType;
  /** Monday of the week. */
  week: string;
}

/** A visit takes the talk of the weekend, and the study of the midweek meeting, which it may move too. */
export type ChangeOfMeeting = 'cancelled' | 'talk' | 'study' | 'moved';

interface TimedMeeting extends PlannedMeeting {
  held_on: string;
  starts_at: string;
  /** Moved by hand: it stays where it is. */
  moved: boolean;
}

/** Whether the visit holds the meeting at another time than now. */
export function isMovedBy(visit: MovingVisit & SpeakerEvent, meeting: TimedMeeting): boolean {
  const time = visit.type === 'co' && visit.has_speaker ? timeOfVisit(meeting, visit) : null;
  if (time === null || meeting.moved) return false;
  return time.held_on !== meeting.held_on || time.starts_at !== meeting.starts_at;
}

/**
 * Null if the meeting stays unchanged.
 * @param stored all saved events, including the previous state of this one.
 */
export function changeOfMeeting(
  event: SpeakerEvent,
  stored: readonly SpeakerEvent[],
  { type, week }: PlannedMeeting,
): ChangeOfMeeting | null {
  if (isMeetingCancelled(stored, week, type)) return null;
  if (isMeetingCancelled([event], week, type)) return 'cancelled';
  const isClosed = stored.some((one) => closesTalk(one, week));
  if (isClosed || !closesTalk(event, week)) return null;
  return type === 'public' ? 'talk' : 'study';
}
