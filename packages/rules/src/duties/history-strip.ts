/** Duties of a person over thirteen weeks, with the current week as the ninth (MEET-R21, MEET-O10). */
import type { DaySpan } from '../people/absences/away.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { mondayOf } from '../time/wall-time.ts';

export const stripWeeks = 13;
const weeksBefore = 8;

export interface StripWeek {
  /** Monday of the week. */
  week: string;
  duty: 'own' | 'helper' | null;
  away: boolean;
}

export interface StripDuty {
  date: string;
  helper: boolean;
}

/** First and last days of the displayed weeks. @param day in the current week of the strip. */
export function weeksOfStrip(day: string): readonly { week: string; sunday: string }[] {
  const first = addDays(mondayOf(day), -weeksBefore * 7);
  return Array.from({ length: stripWeeks }, (_, index) => {
    const week = addDays(first, index * 7);
    return { week, sunday: addDays(week, 6) };
  });
}

/** @param weeks computed once for all people of a list. */
export function historyStrip(
  weeks: ReturnType<typeof weeksOfStrip>,
  duties: readonly StripDuty[],
  away: readonly DaySpan[],
): StripWeek[] {
  const strip = weeks.map(
    ({ week, sunday }): StripWeek => ({
      week,
      duty: null,
      away: away.some(({ start_date, end_date }) => start_date <= sunday && end_date >= week),
    }),
  );
  for (const { date, helper } of duties) {
    const week = strip[weeks.findIndex((one) => date >= one.week && date <= one.sunday)];
    if (week && week.duty !== 'own') week.duty = helper ? 'helper' : 'own';
  }
  return strip;
}

/** One code per week; null is an empty week. */
export const stripMarks = ['own', 'helper', 'away', 'own-away', 'helper-away'] as const;
export type StripMark = (typeof stripMarks)[number] | null;

export function markOfWeek({ duty, away }: StripWeek): StripMark {
  if (!away) return duty;
  return duty === null ? 'away' : `${duty}-away`;
}

/** @param weeks computed once for all people of a list. */
export const stripOfMarks = (
  weeks: ReturnType<typeof weeksOfStrip>,
  marks: readonly StripMark[],
): StripWeek[] =>
  weeks.map(({ week }, index) => {
    const [duty = null] = (['own', 'helper'] as const).filter((one) => marks[index]?.startsWith(one));
    return { week, duty, away: marks[index]?.endsWith('away') ?? false };
  });
