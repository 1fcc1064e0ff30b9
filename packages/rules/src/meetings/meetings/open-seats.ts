/** Decides which seats of a programme still need a person (SHELL-R34). */
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import { shownHalls } from './seats.ts';

export interface PlannedSeat {
  hall: number;
  qualification: MeetingPart;
  person_id: number | null;
}

/** The public talk is booked by the scheduler, also for visitors who are not in the list of people. */
export const isOfSchedule = ({ qualification }: Pick<PlannedSeat, 'qualification'>): boolean =>
  qualification !== 'local-talk';

/** Seats of one meeting without a person, without classes that the schedule does not show yet. */
export function openSeatsOf<Planned extends PlannedSeat>(
  halls: number,
  seats: readonly Planned[],
): Planned[] {
  const filled = seats.filter(({ person_id }) => person_id !== null).map(({ hall }) => hall);
  const shown = shownHalls(halls, filled);
  return seats.filter((seat) => seat.person_id === null && seat.hall <= shown && isOfSchedule(seat));
}
