/** Months offered by the report form (REPORTS-R1, REPORTS-O1). */
import { addMonths, lastMonth } from './months.ts';

export const mostMonths = 12;

/**
 * Returns the months from last month back to the earliest of the last twelve without a report, newest first;
 * last month is always included as the default. Months are their first days.
 * @param own month of the report being edited; it is included too.
 */
export function availableMonths(today: string, reported: ReadonlySet<string>, own?: string): string[] {
  const newest = lastMonth(today);
  const months = Array.from({ length: mostMonths }, (_, back) => addMonths(newest, -back));
  const offered = months.slice(0, Math.max(1, months.findLastIndex((month) => !reported.has(month)) + 1));
  return own === undefined || offered.includes(own) ? offered : [...offered, own].sort().reverse();
}
