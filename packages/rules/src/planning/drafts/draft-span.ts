/** Days of a draft, and the longest part of them that one draft can fill (X-FAIR-31). */
import { addDays } from '../../schedules/calendar-week.ts';
import { dayNumberOf } from '../../time/day-number.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { draftLimits } from './problem.ts';

/** Last day of the longest span that begins on the day. */
export const lastDayOfSpan = (from: string): string => addDays(from, 7 * draftLimits.weeks - 1);

/** Weeks in which people who can no longer come are looked for and replaced. */
const repairWeeks = 13;

/** From the day on; a repair begins with the meetings that have not begun. */
export const repairSpan = (today: string): { from: string; to: string } => ({
  from: today,
  to: addDays(mondayOf(today), 7 * repairWeeks - 1),
});

export const isSpan = (from: string, to: string): boolean =>
  dayNumberOf(from) <= dayNumberOf(to) && dayNumberOf(to) <= dayNumberOf(lastDayOfSpan(from));

export interface SizedPlace {
  date: string;
  candidates: number;
}

/**
 * Last day up to which the places fit into one draft.
 * @returns null if all of them do; the day before `from` if not even the first day does.
 */
export function longestFit(places: readonly SizedPlace[]): string | null {
  const inOrder = [...places].sort((one, other) => dayNumberOf(one.date) - dayNumberOf(other.date));
  let candidates = 0;
  for (const [index, place] of inOrder.entries()) {
    candidates += place.candidates;
    if (index >= draftLimits.places || candidates > draftLimits.candidates) return addDays(place.date, -1);
  }
  return null;
}
