/** Shifts at a public witnessing cart: their lengths, their times, and which week of them is shown. */
import { weeksBetween } from '../schedules/calendar-week.ts';
import { minutesOf } from '../time/clock-time.ts';
import { isSkippedTime, mondayOf, spanOfWallTimes } from '../time/wall-time.ts';

/** CARTS-R2. */
export const shiftMinutes = [60, 90, 120, 150, 180, 210, 240] as const;

/** CARTS-R3. */
export const shiftStep = 30;

/** CARTS-K1. */
export const cartDefaults = { maxPeople: 3, opensAt: '06:00', closesAt: '17:00' } as const;

export const mostPeople = 8;

export interface Shift {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` by the clock of the location. */
  startsAt: string;
  minutes: number;
}

/** Of one day, in minutes since midnight by the clock on the wall. */
export interface Span {
  from: number;
  to: number;
}

export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const spanOfShift = ({ startsAt, minutes }: Omit<Shift, 'date'>): Span => ({
  from: minutesOf(startsAt),
  to: minutesOf(startsAt) + minutes,
});

export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** In milliseconds since 1970. The length is that of the clock on the wall, and no shift ends before it begins. */
export function instantsOfShift(shift: Shift, zone: string): { start: number; end: number } {
  const { to } = spanOfShift(shift);
  return spanOfWallTimes(shift.date, shift.startsAt, clockText(to), zone);
}

/** Before it a booking is cancelled, afterwards it did not take place (CARTS-O4). */
export const hasBegun = (shift: Shift, zone: string, now: number): boolean =>
  instantsOfShift(shift, zone).start <= now;

/** The last minute before its end counts: a shift may end where clocks go forward. */
export function isInSkippedHour(shift: Shift, zone: string): boolean {
  const { to } = spanOfShift(shift);
  return (
    isSkippedTime(shift.date, shift.startsAt, zone) || isSkippedTime(shift.date, clockText(to - 1), zone)
  );
}

/** CARTS-R4. */
export const isWeekOffset = (days: number): boolean => Number.isInteger(days) && days % 7 === 0;

/** No week further ahead can be looked at, also by whoever has no other limit. */
export const farthestOffset = 3640;

/** CARTS-R5: how many days ahead the last week lies that is open to somebody; null where there is no limit. */
export const lastWeekOffset = (advanceWeeks: number, alwaysBooks: boolean): number | null =>
  advanceWeeks === 0 || alwaysBooks ? null : advanceWeeks * 7;

/** The same of a day that is to be booked. */
export function isWithinAdvance(
  date: string,
  today: string,
  advanceWeeks: number,
  alwaysBooks: boolean,
): boolean {
  const last = lastWeekOffset(advanceWeeks, alwaysBooks) ?? farthestOffset;
  return weeksBetween(mondayOf(today), mondayOf(date)) * 7 <= Math.min(last, farthestOffset);
}

const reportedDays = 14;

/** CARTS-O5: from the end of a shift on, for 14 days. */
export function isReportDue(shift: Shift, zone: string, now: number): boolean {
  const { end } = instantsOfShift(shift, zone);
  return now >= end && now < end + reportedDays * 24 * 60 * 60 * 1000;
}
