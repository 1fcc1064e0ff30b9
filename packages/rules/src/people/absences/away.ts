/** Days on which people are away (USERS-D2, USERS-R18). Calendar dates `YYYY-MM-DD`, both inclusive. */

export interface DaySpan {
  start_date: string;
  end_date: string;
}

const dayMilliseconds = 86_400_000;
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Counts both ends: the same date is one day (USERS-O10). */
export const daysAway = ({ start_date, end_date }: DaySpan): number =>
  Math.round((instantOf(end_date) - instantOf(start_date)) / dayMilliseconds) + 1;

/** Both days are inclusive (USERS-O5). */
export const isAway = ({ start_date, end_date }: DaySpan, today: string): boolean =>
  start_date <= today && today <= end_date;

/** A longer span is a mistyped year. */
export const mostDaysAway = 366;

/** Returns the error of the last day; null for a valid span (USERS-R18). */
export function wrongInSpan(span: DaySpan): 'before-start' | 'away-too-long' | null {
  if (span.end_date < span.start_date) return 'before-start';
  return daysAway(span) > mostDaysAway ? 'away-too-long' : null;
}

/** Whether both spans share a day (USERS-R18). */
export const overlaps = (one: DaySpan, other: DaySpan): boolean =>
  one.start_date <= other.end_date && other.start_date <= one.end_date;

/** Days for which past spans stay in the list. */
const keptDays = 366;

/** Earliest end date in the list. */
export const listedSince = (today: string): string =>
  new Date(instantOf(today) - keptDays * dayMilliseconds).toISOString().slice(0, 10);

/** Current and future spans by start, then past ones, latest first. */
export function compareAway(today: string): (one: DaySpan, other: DaySpan) => number {
  const past = (span: DaySpan): boolean => span.end_date < today;
  return (one, other) =>
    Number(past(one)) - Number(past(other)) ||
    (past(one) ? -1 : 1) *
      (one.start_date.localeCompare(other.start_date) || one.end_date.localeCompare(other.end_date));
}
