/** Date of a series that clock changes give another start. */
import { addDays } from './calendar-week.ts';
import { type Rotation, rotationDates } from './rotation-dates.ts';

/** Days ahead that contain both clock changes of a year. */
const daysAhead = 371;

/**
 * First date of the next year on which a series starts at another time than usual, because clocks skip it.
 * @param startOn start on a date, `HH:MM`.
 */
export function nextMovedStart(
  rotation: Rotation,
  time: string,
  today: string,
  startOn: (date: string) => string,
): { date: string; startsAt: string } | null {
  for (const { date } of rotationDates(rotation, today, addDays(today, daysAhead))) {
    const startsAt = startOn(date);
    if (startsAt !== time) return { date, startsAt };
  }
  return null;
}
