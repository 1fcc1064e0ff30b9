/** The months that a report form offers (REPORTS-R1, REPORTS-O1). */
import { addMonths, lastMonth } from './months.ts';

export const mostMonths = 12;

/**
 * From last month back to the earliest of the last twelve without a report, the newest first; last month stands there always, as the
 * one to begin with. Months are their first days.
 * @param own the month of the report that is changed: it is offered too.
 */
export function availableMonths(today: string, reported: ReadonlySet<string>, own?: string): string[] {
  const newest = lastMonth(today);
  const months = Array.from({ length: mostMonths }, (_, back) => addMonths(newest, -back));
  const offered = months.slice(0, Math.max(1, months.findLastIndex((month) => !reported.has(month)) + 1));
  return own === undefined || offered.includes(own) ? offered : [...offered, own].sort().reverse();
}
