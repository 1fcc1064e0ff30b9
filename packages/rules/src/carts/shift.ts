/** Cart shifts: lengths, times, and the displayed week. */
import { weeksBetween } from '../schedules/calendar-week.ts';
import { minutesOf } from '../time/clock-time.ts';
import { clockOnDay, isSkippedTime, mondayOf, spanOfWallTimes } from '../time/wall-time.ts';

const minutesOfDay = 24 * 60;

/** Possible lengths of a shift (CARTS-R2). */
export const shiftMinutes = [60, 90, 120, 150, 180, 210, 240] as const;

/** Minutes between two possible starts (CARTS-R3). */
export const shiftStep = 30;

/** Values of a new cart location (CARTS-K1). */
export const cartDefaults = { maxPeople: 3, opensAt: '06:00', closesAt: '17:00' } as const;

export const mostPeople = 8;

export interface Shift {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Local time of the location, `HH:MM`. */
  startsAt: string;
  minutes: number;
}

/** Minutes since midnight, local time; both on one day. */
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

/**
 * Milliseconds since 1970. The length is measured on the wall clock, and the end is never before the start.
 */
export function instantsOfShift(shift: Shift, zone: string): { start: number; end: number } {
  const { to } = spanOfShift(shift);
  return spanOfWallTimes(shift.date, shift.startsAt, clockText(to), zone);
}

/** Separates cancelling (before) from marking as not taken place (after) (CARTS-O4). */
export const hasBegun = (shift: Shift, zone: string, now: number): boolean =>
  instantsOfShift(shift, zone).start <= now;

/** Checks up to the last minute before the end: a shift may end exactly at a forward clock change. */
export function isInSkippedHour(shift: Shift, zone: string): boolean {
  const { to } = spanOfShift(shift);
  return (
    isSkippedTime(shift.date, shift.startsAt, zone) || isSkippedTime(shift.date, clockText(to - 1), zone)
  );
}

/** Minutes of a step; every gap of a clock change is a multiple. */
const startStep = 5;

/**
 * Start of a repeated shift on its date. A shift in the skipped hour starts as much later as clocks skip, one
 * that would end there at the first start with an existing end, or before the gap if it then passes midnight.
 */
export function startOnDay(shift: Shift, zone: string): string {
  const { date, minutes } = shift;
  const exists = (startsAt: string): boolean => !isInSkippedHour({ date, startsAt, minutes }, zone);
  if (exists(shift.startsAt)) return shift.startsAt;
  const first = minutesOf(clockOnDay(date, shift.startsAt, zone));
  for (let at = first; at + minutes <= minutesOfDay; at += startStep)
    if (exists(clockText(at))) return clockText(at);
  for (let at = minutesOfDay - minutes; at > 0; at -= startStep)
    if (exists(clockText(at))) return clockText(at);
  return shift.startsAt;
}

/** A shown week is whole weeks away from the current one (CARTS-R4). */
export const isWeekOffset = (days: number): boolean => Number.isInteger(days) && days % 7 === 0;

/** Days ahead that can be displayed at most, also without a booking limit. */
export const farthestOffset = 3640;

/** Days from the current week to the last bookable one; null without limit (CARTS-R5). */
export const lastWeekOffset = (advanceWeeks: number, alwaysBooks: boolean): number | null =>
  advanceWeeks === 0 || alwaysBooks ? null : advanceWeeks * 7;

/** Whether a date is within the booking limit of CARTS-R5. */
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

/** True for 14 days from the end of the shift (CARTS-O5). */
export function isReportDue(shift: Shift, zone: string, now: number): boolean {
  const { end } = instantsOfShift(shift, zone);
  return now >= end && now < end + reportedDays * 24 * 60 * 60 * 1000;
}
