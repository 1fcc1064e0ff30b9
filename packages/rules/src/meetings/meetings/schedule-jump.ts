/**
 * Week to open after a year or month is chosen (MEET-R2, MEET-O9). A week belongs to the month of its Monday.
 */
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf, nextWeekday } from '../../time/wall-time.ts';

const monday = 1;

/** Mondays of a month, `2026-11`. */
export function weeksOfMonth(month: string): string[] {
  const first = nextWeekday(`${month}-01`, monday);
  return [0, 7, 14, 21, 28].map((days) => addDays(first, days)).filter((week) => week.startsWith(month));
}

/** The week of today in the current month, else the first week of the month. */
export function weekInMonth(month: string, today: string): string {
  const week = mondayOf(today);
  return week.startsWith(month) ? week : weeksOfMonth(month)[0]!;
}

/** The week of today in the current year, else the first week of the year. */
export function weekInYear(year: number, today: string): string {
  const week = mondayOf(today);
  return week.startsWith(`${year}-`) ? week : weekInMonth(`${year}-01`, today);
}
