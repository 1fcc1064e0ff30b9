/** Which meetings an event would change that is about to be saved (EVENTS-R9). */
import { isMeetingCancelled, type MeetingType } from '../../events/cancelling.ts';
import { closesTalk, type SpeakerEvent } from '../talks/open-meetings.ts';

interface PlannedMeeting {
  type: MeetingType;
  /** The Monday of its week. */
  week: string;
}

/**
 * Null for a meeting that stays as it is.
 * @param stored all events that are saved, also this one as it was.
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
