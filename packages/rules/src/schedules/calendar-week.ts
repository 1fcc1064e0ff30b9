/** Week and month arithmetic of calendar screens. Dates are `YYYY-MM-DD`. */
import { dateOfDay, dayNumberOf, weekdayOfDay } from '../time/day-number.ts';

/** ISO: 1 is Monday, 7 is Sunday. */
export type FirstDayOfWeek = 1 | 7;

export const addDays = (date: string, days: number): string => dateOfDay(dayNumberOf(date) + days);

/** First day of the week that contains the date. */
export function startOfWeek(date: string, firstDay: FirstDayOfWeek): string {
  const day = dayNumberOf(date);
  return dateOfDay(day - ((weekdayOfDay(day) - firstDay + 8) % 7));
}

/** Seven dates from `start`. */
export function daysOfWeek(start: string): string[] {
  const first = dayNumberOf(start);
  return Array.from({ length: 7 }, (_, index) => dateOfDay(first + index));
}

/** Weeks between two first days of weeks; 1 is the next week. */
export const weeksBetween = (from: string, to: string): number =>
  Math.round((dayNumberOf(to) - dayNumberOf(from)) / 7);

/** @param month `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Time until a start, in display units; minutes only within the last hour. */
export type Countdown =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'begun' };

/** Arguments are wall times, `2026-11-25T19:16`; the result is never rounded up. */
export function countdownTo(now: string, begins: string): Countdown {
  const left = Math.floor((Date.parse(`${begins}Z`) - Date.parse(`${now}Z`)) / 60_000);
  if (left <= 0) return { unit: 'begun' };
  if (left <= 60) return { unit: 'minutes', minutes: left };
  const hours = Math.floor(left / 60);
  return hours < 24
    ? { unit: 'hours', hours }
    : { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
