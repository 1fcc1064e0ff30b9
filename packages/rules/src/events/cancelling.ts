/** Meetings that are cancelled by events (EVENTS-R4; used by MEET-R3). */
import { dateOf, mondayOf } from '../time/wall-time.ts';
import type { Cancels } from './event.ts';

/** `clam` is the midweek meeting, named `clm` in events (CF-15). */
export type MeetingType = 'clam' | 'public';

const meetingTypes: readonly MeetingType[] = ['clam', 'public'];

export interface CancellingEvent {
  start_date: string;
  end_date: string;
  cancels_meeting: Cancels;
}

const named: Record<MeetingType, readonly Cancels[]> = { clam: ['clm', 'both'], public: ['public', 'both'] };

/** Meeting types that the event cancels in each of its weeks. */
export const cancelledTypes = ({
  cancels_meeting,
}: Pick<CancellingEvent, 'cancels_meeting'>): MeetingType[] =>
  meetingTypes.filter((type) => named[type].includes(cancels_meeting));

/** Whether the event has a day in the week of this Monday. */
export const isInWeek = (event: Pick<CancellingEvent, 'start_date' | 'end_date'>, monday: string): boolean =>
  mondayOf(dateOf(event.start_date)) <= monday && dateOf(event.end_date) >= monday;

export const isMeetingCancelled = (
  events: readonly CancellingEvent[],
  monday: string,
  meeting: MeetingType,
): boolean =>
  events.some((event) => named[meeting].includes(event.cancels_meeting) && isInWeek(event, monday));
