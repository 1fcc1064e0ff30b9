/** Which week opens when another year or month is chosen (MEET-R2, MEET-O9). A week belongs to the month of its Monday. */
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf, nextWeekday } from '../../time/wall-time.ts';

const monday = 1;

/** The Mondays of a month, `2026-11`. */
export function weeksOfMonth(month: string): string[] {
  const first = nextWeekday(`${month}-01`, monday);
  return [0, 7, 14, 21, 28].map((days) => addDays(first, days)).filter((week) => week.startsWith(month));
}

/** The week of today within this month, and the first one of any other. */
export function weekInMonth(month: string, today: string): string {
  const week = mondayOf(today);
  return week.startsWith(month) ? week : weeksOfMonth(month)[0]!;
}

/** The week of today within this year, and the first one of any other: month and day begin anew. */
export function weekInYear(year: number, today: string): string {
  const week = mondayOf(today);
  return week.startsWith(`${year}-`) ? week : weekInMonth(`${year}-01`, today);
}
