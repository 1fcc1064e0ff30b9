/** Test model of the territory figures that the database counts. Dates are `YYYY-MM-DD`. */
import { Temporal } from 'temporal-polyfill';

import type { TryAge } from './overview.ts';

const dayMilliseconds = 86_400_000;

const mostDays: readonly (readonly [TryAge, number])[] = [
  ['week', 7],
  ['month', 31],
  ['quarter', 92],
];

/** Instants are milliseconds since 1970. */
export function tryAge(triedAt: number, now: number): TryAge {
  const days = (now - triedAt) / dayMilliseconds;
  return mostDays.find(([, most]) => days <= most)?.[0] ?? 'older';
}

/** Completed within the twelve months before a day. */
export const isLatelyWorked = (lastCompletedOn: string | null, today: string): boolean =>
  lastCompletedOn !== null &&
  lastCompletedOn > Temporal.PlainDate.from(today).subtract({ months: 12 }).toString();

/** The twelve months that end with the month of a day, as `YYYY-MM`. */
export const overviewMonths = (today: string): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    Temporal.PlainDate.from(today)
      .toPlainYearMonth()
      .subtract({ months: 11 - index })
      .toString(),
  );

export interface ClosedAssignment {
  personal: boolean;
  /** Milliseconds since 1970. */
  assignedAt: number;
  returnedAt: number;
}

/**
 * Average days of assignments that ended since an instant, to a tenth; null if there are none. Excludes
 * personal maps.
 */
export function averageDaysOut(closed: readonly ClosedAssignment[], since: number): number | null {
  const ended = closed.filter(({ personal, returnedAt }) => !personal && returnedAt > since);
  if (ended.length === 0) return null;
  const total = ended.reduce((sum, { assignedAt, returnedAt }) => sum + (returnedAt - assignedAt), 0);
  return Math.round((10 * total) / (ended.length * dayMilliseconds)) / 10;
}
