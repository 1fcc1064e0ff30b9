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
