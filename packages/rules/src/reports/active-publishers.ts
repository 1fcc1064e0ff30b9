/**
 * Definition of an active publisher, shared by all papers and screens (X-S1, PRINT-P13, REPORTS-O2). Months
 * are their first days.
 */
import { groupBy } from '../group-by.ts';
import { addMonths } from './months.ts';

export interface SharedReport {
  user_id: number;
  report_month: string;
  /** Shared in the ministry. */
  active: boolean;
}

/** Months without sharing after which a publisher is inactive. */
export const monthsUntilInactive = 6;

/** First of the months that decide the activity in a month. */
export const firstDecidingMonth = (month: string): string => addMonths(month, 1 - monthsUntilInactive);

export const isActiveIn = (shared: ReadonlySet<string>, month: string): boolean =>
  Array.from({ length: monthsUntilInactive }, (_, back) => addMonths(month, -back)).some((one) =>
    shared.has(one),
  );

/** Months in which each person shared, by person id. */
export const sharedMonths = (reports: readonly SharedReport[]): Map<number, Set<string>> =>
  new Map(
    [
      ...groupBy(
        reports.filter(({ active }) => active),
        ({ user_id }) => user_id,
      ),
    ].map(([id, own]) => [id, new Set(own.map(({ report_month }) => report_month))]),
  );

/** Ids of people who shared in at least one of the six months up to and including this one. */
export const activePublishers = (reports: readonly SharedReport[], month: string): Set<number> =>
  new Set([...sharedMonths(reports)].filter(([, shared]) => isActiveIn(shared, month)).map(([id]) => id));
