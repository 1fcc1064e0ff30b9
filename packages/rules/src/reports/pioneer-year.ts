/** How far a regular pioneer's year has come (X-PIONEER). */
import { serviceYearOf } from '../time/service-year.ts';
import { addMonths, monthsBetween, monthsOfYear } from './months.ts';
import type { CountedReport } from './totals.ts';

/** Hours that a regular pioneer sets out for, a month. */
export const monthlyGoal = 50;

export interface PioneerYear {
  serviceYear: number;
  /** Hours reported as a pioneer. */
  hours: number;
  credit: number;
  /** Of the year; less where reports show that somebody was no pioneer at its beginning. A missing report shows nothing. */
  goal: number;
  /** Hours until the goal is reached. */
  left: number;
  /** Months of the year that are still to be reported. */
  monthsLeft: number;
  /** Hours a month from here on, rounded up; null where no month is left. */
  perMonth: number | null;
}

/** The first month of the year after the last one that was reported otherwise than as a pioneer. */
function firstPioneerMonth(months: readonly string[], reports: readonly CountedReport[]): string {
  const otherwise = reports
    .filter(({ report_month, pioneer }) => !pioneer && months.includes(report_month))
    .map(({ report_month }) => report_month)
    .sort()
    .at(-1);
  return otherwise === undefined ? months[0]! : addMonths(otherwise, 1);
}

/** @param reports of one person who is a regular pioneer now. */
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
