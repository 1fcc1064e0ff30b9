/** Table of all reports, one per line, in the format that the import reads (REPORTS-R25). */
import { reportColumns } from './import-columns.ts';
import type { PlannedReport } from './plan-reports.ts';

export interface WrittenReport extends PlannedReport {
  person_id: number;
  first_name: string;
  last_name: string;
}

/** The name is written as two columns, and the month as `2026-10`. */
const left = new Set(['name', 'year', 'kind']);
const columns = reportColumns.filter((column) => !left.has(column));

const said = (value: boolean | number | string | null): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '' : String(value);
};

export const reportRows = (reports: readonly WrittenReport[]): string[][] => [
  [...columns],
  ...reports.map((report) =>
    columns.map((column) =>
      column === 'month' ? report.month.slice(0, 7) : said(report[column as keyof WrittenReport]),
    ),
  ),
];
