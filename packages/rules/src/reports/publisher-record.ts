/** The record of one publisher (PRINT-O5): the months of a service year in their order, whether there is a report of them or not. */
import { serviceYearOf } from '../time/service-year.ts';
import { monthsOfYear } from './months.ts';
import { type PublisherYear, publisherYear } from './publisher-year.ts';
import { type CountedReport, columnsOf, type FigureName } from './totals.ts';

export interface RecordedReport extends CountedReport {
  comments: string | null;
}

export interface RecordMonth<Report> {
  month: string;
  /** Null where none was handed in. */
  report: Report | null;
}

export interface RecordYear<Report> extends PublisherYear {
  serviceYear: number;
  columns: readonly FigureName[];
  months: RecordMonth<Report>[];
}

/** How many service years stand on the record, the present one first. */
const recordYears = 2;

/** @param reports of one person. */
export function publisherRecord<Report extends RecordedReport>(
  reports: readonly Report[],
  today: string,
): RecordYear<Report>[] {
  const byMonth = new Map(reports.map((report) => [report.report_month, report]));
  return Array.from({ length: recordYears }, (_, back) => serviceYearOf(today) - back).map((serviceYear) => ({
    ...publisherYear(reports, serviceYear),
    serviceYear,
    columns: columnsOf(serviceYear),
    months: monthsOfYear(serviceYear).map((month) => ({ month, report: byMonth.get(month) ?? null })),
  }));
}
