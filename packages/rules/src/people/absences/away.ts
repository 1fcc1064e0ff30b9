/** Days on which people are away (USERS-D2, USERS-R18). Days are calendar dates, `YYYY-MM-DD`, both ends included. */

export interface DaySpan {
  start_date: string;
  end_date: string;
}

const dayMilliseconds = 86_400_000;
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** USERS-O10: the same day is one. */
export const daysAway = ({ start_date, end_date }: DaySpan): number =>
  Math.round((instantOf(end_date) - instantOf(start_date)) / dayMilliseconds) + 1;

/** USERS-O5. */
export const isAway = ({ start_date, end_date }: DaySpan, today: string): boolean =>
  start_date <= today && today <= end_date;

/** More is a slip of the year. */
export const mostDaysAway = 366;

/** USERS-R18: what is wrong with the last day; null where the days may be kept. */
export function wrongInSpan(span: DaySpan): 'before-start' | 'away-too-long' | null {
  if (span.end_date < span.start_date) return 'before-start';
  return daysAway(span) > mostDaysAway ? 'away-too-long' : null;
}

/** USERS-R18: whether one day lies in both. */
export const overlaps = (one: DaySpan, other: DaySpan): boolean =>
  one.start_date <= other.end_date && other.start_date <= one.end_date;

/** What ended longer ago is of no use to anybody. */
const keptDays = 366;

/** The first day of which the list still tells. */
export const listedSince = (today: string): string =>
  new Date(instantOf(today) - keptDays * dayMilliseconds).toISOString().slice(0, 10);

/** Present and coming ones by start, then past ones, the latest first. */
export function compareAway(today: string): (one: DaySpan, other: DaySpan) => number {
  const past = (span: DaySpan): boolean => span.end_date < today;
  return (one, other) =>
    Number(past(one)) - Number(past(other)) ||
    (past(one) ? -1 : 1) *
      (one.start_date.localeCompare(other.start_date) || one.end_date.localeCompare(other.end_date));
}
