/** Shifts at carts of other congregations: displayed names and conversion between time zones (CARTS-O8). */
import type { PersonName } from '../people/people/names.ts';
import { minutesOf } from '../time/clock-time.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { clockOf, dateOf, spanOfWallTimes, wallTimeIn } from '../time/wall-time.ts';
import { instantsOfShift, type Shift, type Span } from './shift.ts';

/** First name and initial: Grace Hall becomes Grace H. (CARTS-O8). */
export const nameForGuests = ({ first_name, last_name }: PersonName): string =>
  `${first_name} ${[...last_name][0] ?? ''}.`;

export interface DayHours {
  date: string;
  startsAt: string;
  endsAt: string;
}

const lastMinute = '23:59';

/** Converts a shift to the local time of another zone; a shift across midnight there ends at 23:59. */
export function shiftElsewhere(shift: Shift, zone: string, elsewhere: string): DayHours {
  const { start, end } = instantsOfShift(shift, zone);
  const [from, to] = [wallTimeIn(elsewhere, start), wallTimeIn(elsewhere, end)];
  const startsAt = clockOf(from);
  const endsAt = dateOf(to) === dateOf(from) ? clockOf(to) : lastMinute;
  // If clocks are put back during the shift, the local end can be before the local start.
  return { date: dateOf(from), startsAt, endsAt: endsAt > startsAt ? endsAt : lastMinute };
}

const minutesSince = (date: string, wallTime: string): number =>
  (dayNumberOf(dateOf(wallTime)) - dayNumberOf(date)) * 24 * 60 + minutesOf(clockOf(wallTime));

/**
 * Converts hours of one zone to minutes of a day in another; hours on another day are negative or above 1440.
 */
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
