/** Thirteen weeks of a person's duties at one look, this week the ninth of them (MEET-R21, MEET-O10). */
import type { DaySpan } from '../absences/away.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { mondayOf } from '../time/wall-time.ts';

export const stripWeeks = 13;
const weeksBefore = 8;

export interface StripWeek {
  /** Its Monday. */
  week: string;
  duty: 'own' | 'helper' | null;
  away: boolean;
}

export interface StripDuty {
  date: string;
  helper: boolean;
}

export const stripStart = (day: string): string => addDays(mondayOf(day), -weeksBefore * 7);

/** @param day in the week for which somebody is looked for. */
export function historyStrip(
  day: string,
  duties: readonly StripDuty[],
  away: readonly DaySpan[],
): StripWeek[] {
  const first = stripStart(day);
  return Array.from({ length: stripWeeks }, (_, index) => {
    const week = addDays(first, index * 7);
    const sunday = addDays(week, 6);
    const inWeek = duties.filter(({ date }) => date >= week && date <= sunday);
    const own = inWeek.some(({ helper }) => !helper);
    return {
      week,
      duty: own ? 'own' : inWeek.length > 0 ? 'helper' : null,
      away: away.some(({ start_date, end_date }) => start_date <= sunday && end_date >= week),
    };
  });
}
