/** Weeks and months of a calendar, as they are turned over on a screen. Dates are `YYYY-MM-DD`. */
import { dateOfDay, dayNumberOf, weekdayOfDay } from '../time/day-number.ts';

/** ISO: 1 is Monday, 7 is Sunday. */
export type FirstDayOfWeek = 1 | 7;

export const addDays = (date: string, days: number): string => dateOfDay(dayNumberOf(date) + days);

/** The first day of the week that a date is in. */
export function startOfWeek(date: string, firstDay: FirstDayOfWeek): string {
  const day = dayNumberOf(date);
  return dateOfDay(day - ((weekdayOfDay(day) - firstDay + 8) % 7));
}

/** All seven. */
export function daysOfWeek(start: string): string[] {
  const first = dayNumberOf(start);
  return Array.from({ length: 7 }, (_, index) => dateOfDay(first + index));
}

/** Of two first days of weeks: 1 is the week after. */
export const weeksBetween = (from: string, to: string): number =>
  Math.round((dayNumberOf(to) - dayNumberOf(from)) / 7);

/** @param month `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** How long it is until something begins, as it is said: minutes only within the last hour. */
export type Countdown =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'begun' };

/** Of two times of the wall clock, `2026-11-25T19:16`; what is left is never rounded up. */
export function countdownTo(now: string, begins: string): Countdown {
  const left = Math.floor((Date.parse(`${begins}Z`) - Date.parse(`${now}Z`)) / 60_000);
  if (left <= 0) return { unit: 'begun' };
  if (left <= 60) return { unit: 'minutes', minutes: left };
  const hours = Math.floor(left / 60);
  return hours < 24
    ? { unit: 'hours', hours }
    : { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
