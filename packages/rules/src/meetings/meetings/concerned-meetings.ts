/** Preview of the meetings that saving an event would change (EVENTS-R9). */
import { isMeetingCancelled, type MeetingType } from '../../events/cancelling.ts';
import { closesTalk, type SpeakerEvent } from '../talks/open-meetings.ts';

interface PlannedMeeting {
  type: MeetingType;
  /** Monday of the week. */
  week: string;
}

/**
 * Null if the meeting stays unchanged.
 * @param stored all saved events, including the previous state of this one.
 */
export function changeOfMeeting(
  event: SpeakerEvent,
  stored: readonly SpeakerEvent[],
  { type, week }: PlannedMeeting,
): 'cancelled' | 'talk' | null {
  if (isMeetingCancelled(stored, week, type)) return null;
  if (isMeetingCancelled([event], week, type)) return 'cancelled';
  const isClosed = stored.some((one) => closesTalk(one, week));
  return type === 'public' && !isClosed && closesTalk(event, week) ? 'talk' : null;
}
