/** Record of one publisher (PRINT-O5): all months of a service year in order, with or without a report. */
import { serviceYearOf } from '../time/service-year.ts';
import { monthsOfYear } from './months.ts';
import { type PublisherYear, publisherYear } from './publisher-year.ts';
import { type CountedReport, columnsOf, type FigureName } from './totals.ts';

export interface RecordedReport extends CountedReport {
  comments: string | null;
}

export interface RecordMonth<Report> {
  month: string;
  /** Null without a report. */
  report: Report | null;
}

export interface RecordYear<Report> extends PublisherYear {
  serviceYear: number;
  columns: readonly FigureName[];
  months: RecordMonth<Report>[];
}

/** Service years on the record, current one first. */
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
