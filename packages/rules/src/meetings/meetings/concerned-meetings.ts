/** Preview of the meetings that saving an event would change (EVENTS-R9). */
import { isMeetingCancelled, type MeetingType } from '../../events/cancelling.ts';
import { closesTalk, type SpeakerEvent } from '../talks/open-meetings.ts';

interface PlannedMeeting {
  type: MeetingType;
  /** Monday of the week. */
  week: string;
}

/** A visit takes the talk of the weekend, and the study of the midweek meeting. */
export type ChangeOfMeeting = 'cancelled' | 'talk' | 'study';

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
