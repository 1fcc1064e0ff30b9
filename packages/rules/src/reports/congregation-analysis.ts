/** Figures of a service year for form S-10 (X-S1). Months are their first days. */
import { serviceYearOf } from '../time/service-year.ts';
import { isActiveIn, sharedMonths } from './active-publishers.ts';
import { addMonths, lastMonth, monthsOfYear } from './months.ts';
import { isRecorded } from './reporting-people.ts';
import { type CountedReport, type FigureName, groupOf, type ReportGroup, reportGroups } from './totals.ts';

export interface AnalysedReport extends Omit<CountedReport, FigureName> {
  user_id: number;
}

export interface CongregationAnalysis {
  /** Last past month of the year; null if the year has not had one yet. */
  month: string | null;
  /** Publishers who shared in one of the six months up to `month`. */
  active: number;
  /** Publishers who were active in one month of the year and not in the next. */
  becameInactive: number;
  /** Publishers who were inactive and shared again in the year. */
  reactivated: number;
  /**
   * Sharing publishers by group, averaged over the months since the start month; null without a past month.
   */
  averages: Record<ReportGroup, number | null>;
  baptised: number;
}

export interface AnalysedYear {
  serviceYear: number;
  today: string;
  /** First month covered by the records (REPORTS-R28); null if unknown. */
  startMonth: string | null;
}

/** @param reports all since the first known one. @param immersed dates of baptism, `2026-05-10`. */
export function congregationAnalysis(
  reports: readonly AnalysedReport[],
  immersed: readonly string[],
  { serviceYear, today, startMonth }: AnalysedYear,
): CongregationAnalysis {
  const over = monthsOfYear(serviceYear).filter((month) => month <= lastMonth(today));
  const month = over.at(-1) ?? null;
  const counted = over.filter((one) => isRecorded(one, startMonth));
  const people = [...sharedMonths(reports).values()];
  const turns = (from: boolean): number =>
    people.filter((shared) =>
      counted.some((one) => {
        const before = addMonths(one, -1);
        const known = from || [...shared].some((first) => first < before);
        return known && isActiveIn(shared, before) === from && isActiveIn(shared, one) === !from;
      }),
    ).length;
  const counts = (group: ReportGroup): number =>
    reports.filter((report) => counted.includes(report.report_month) && groupOf(report) === group).length;
  return {
    month,
    active: month === null ? 0 : people.filter((shared) => isActiveIn(shared, month)).length,
    becameInactive: turns(true),
    reactivated: turns(false),
    averages: Object.fromEntries(
      reportGroups.map((group) => [
        group,
        counted.length === 0 ? null : Math.round(counts(group) / counted.length),
      ]),
    ) as Record<ReportGroup, number | null>,
    baptised: immersed.filter((day) => serviceYearOf(day) === serviceYear).length,
  };
}

export interface YearOfMap {
  deleted: boolean;
  assignments: readonly { completed: boolean; returnedOn: string | null }[];
}

/** Counts existing maps, and those completed within the year. */
export function workedMaps(maps: readonly YearOfMap[], { from, to }: { from: string; to: string }) {
  const present = maps.filter(({ deleted }) => !deleted);
  const isWorked = ({ assignments }: YearOfMap): boolean =>
    assignments.some(
      ({ completed, returnedOn }) =>
        completed && returnedOn !== null && returnedOn >= from && returnedOn <= to,
    );
  const worked = present.filter(isWorked).length;
  return { maps: present.length, worked, notWorked: present.length - worked };
}
