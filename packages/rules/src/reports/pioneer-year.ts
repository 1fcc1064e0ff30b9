/** Progress of a regular pioneer's year (X-PIONEER). */
import { serviceYearOf } from '../time/service-year.ts';
import { addMonths, monthsBetween, monthsOfYear } from './months.ts';
import type { CountedReport } from './totals.ts';

/** Hours per month. */
export const monthlyGoal = 50;

export interface PioneerYear {
  serviceYear: number;
  /** Hours reported as a pioneer. */
  hours: number;
  credit: number;
  /**
   * Goal of the year; lower if reports show that the person was no pioneer at its beginning. A missing report
   * shows nothing.
   */
  goal: number;
  /** Hours until the goal. */
  left: number;
  /** Months of the year still to be reported. */
  monthsLeft: number;
  /** Required hours per remaining month, rounded up; null without remaining months. */
  perMonth: number | null;
}

/** First month of the year after the last report without the pioneer flag. */
function firstPioneerMonth(months: readonly string[], reports: readonly CountedReport[]): string {
  const otherwise = reports
    .filter(({ report_month, pioneer }) => !pioneer && months.includes(report_month))
    .map(({ report_month }) => report_month)
    .sort()
    .at(-1);
  return otherwise === undefined ? months[0]! : addMonths(otherwise, 1);
}

/** @param reports of one current regular pioneer. */
export function pioneerYear(reports: readonly CountedReport[], today: string): PioneerYear {
  const serviceYear = serviceYearOf(today);
  const months = monthsOfYear(serviceYear);
  const asPioneer = reports.filter(
    ({ report_month, pioneer }) => pioneer && serviceYearOf(report_month) === serviceYear,
  );
  const begin = firstPioneerMonth(months, reports);
  const reported = new Set(reports.map(({ report_month }) => report_month));
  const hours = asPioneer.reduce((sum, report) => sum + (report.hours ?? 0), 0);
  const goal = monthlyGoal * (12 - monthsBetween(months[0]!, begin));
  const left = Math.max(0, goal - hours);
  const monthsLeft = months.filter((month) => month >= begin && !reported.has(month)).length;
  return {
    serviceYear,
    hours,
    credit: asPioneer.reduce((sum, report) => sum + (report.special_hours ?? 0), 0),
    goal,
    left,
    monthsLeft,
    perMonth: monthsLeft === 0 ? null : Math.ceil(left / monthsLeft),
  };
}
