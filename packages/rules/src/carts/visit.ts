/** Shifts at carts of other congregations: what is seen of whom, and when they are by the clock at home (CARTS-O8). */
import type { PersonName } from '../people/people/names.ts';
import { minutesOf } from '../time/clock-time.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { clockOf, dateOf, spanOfWallTimes, wallTimeIn } from '../time/wall-time.ts';
import { instantsOfShift, type Shift, type Span } from './shift.ts';

/** CARTS-O8: Grace Hall is Grace H. to the other congregation. */
export const nameForGuests = ({ first_name, last_name }: PersonName): string =>
  `${first_name} ${[...last_name][0] ?? ''}.`;

export interface DayHours {
  date: string;
  startsAt: string;
  endsAt: string;
}

const lastMinute = '23:59';

/** A shift as clocks elsewhere show it; what goes on after midnight there is counted until then. */
export function shiftElsewhere(shift: Shift, zone: string, elsewhere: string): DayHours {
  const { start, end } = instantsOfShift(shift, zone);
  const [from, to] = [wallTimeIn(elsewhere, start), wallTimeIn(elsewhere, end)];
  const startsAt = clockOf(from);
  const endsAt = dateOf(to) === dateOf(from) ? clockOf(to) : lastMinute;
  // Clocks that are put back while it lasts may show an end before the beginning.
  return { date: dateOf(from), startsAt, endsAt: endsAt > startsAt ? endsAt : lastMinute };
}

const minutesSince = (date: string, wallTime: string): number =>
  (dayNumberOf(dateOf(wallTime)) - dayNumberOf(date)) * 24 * 60 + minutesOf(clockOf(wallTime));

/** Hours of one place in minutes of a day at another; what is on another day there lies before or after it. */
export function spanElsewhere(hours: DayHours, zone: string, date: string, elsewhere: string): Span {
  if (zone === elsewhere)
    return {
      from: minutesSince(date, `${hours.date}T${hours.startsAt}`),
      to: minutesSince(date, `${hours.date}T${hours.endsAt}`),
    };
  const { start, end } = spanOfWallTimes(hours.date, hours.startsAt, hours.endsAt, zone);
  const from = minutesSince(date, wallTimeIn(elsewhere, start));
  return { from, to: Math.max(from + 1, minutesSince(date, wallTimeIn(elsewhere, end))) };
}
