/** A service year of the congregation in figures, as the S-10 asks for them (X-S1). Months are their first days. */
import { serviceYearOf } from '../time/service-year.ts';
import { addMonths, lastMonth, monthsOfYear } from './months.ts';
import { type CountedReport, type FigureName, groupOf, type ReportGroup, reportGroups } from './totals.ts';

export interface AnalysedReport extends Omit<CountedReport, FigureName> {
  user_id: number;
}

export interface CongregationAnalysis {
  /** The last month of the year that is over; null before the first is. */
  month: string | null;
  /** Who shared in one of the six months up to it. */
  active: number;
  /** Who was active in one month of the year and no longer in the next. */
  becameInactive: number;
  /** Who had been inactive before, and shared again in the year. */
  reactivated: number;
  /** Who shared in a month, on average, by group. */
  averages: Record<ReportGroup, number>;
  baptised: number;
}

/** Whoever has not shared for so many months is inactive. */
const monthsUntilInactive = 6;

const isActiveIn = (shared: ReadonlySet<string>, month: string): boolean =>
  Array.from({ length: monthsUntilInactive }, (_, back) => addMonths(month, -back)).some((one) =>
    shared.has(one),
  );

/** @param reports since the first that is known. @param immersed days of baptism, `2026-05-10`. */
export function congregationAnalysis(
  reports: readonly AnalysedReport[],
  immersed: readonly string[],
  serviceYear: number,
  today: string,
): CongregationAnalysis {
  const over = monthsOfYear(serviceYear).filter((month) => month <= lastMonth(today));
  const month = over.at(-1) ?? null;
  const people = [
    ...Map.groupBy(
      reports.filter(({ active }) => active),
      ({ user_id }) => user_id,
    ).values(),
  ].map((own) => new Set(own.map(({ report_month }) => report_month)));
  const turns = (from: boolean): number =>
    people.filter((shared) =>
      over.some((one) => {
        const before = addMonths(one, -1);
        const known = from || [...shared].some((first) => first < before);
        return known && isActiveIn(shared, before) === from && isActiveIn(shared, one) === !from;
      }),
    ).length;
  const counts = (group: ReportGroup): number =>
    reports.filter((report) => over.includes(report.report_month) && groupOf(report) === group).length;
  return {
    month,
    active: month === null ? 0 : people.filter((shared) => isActiveIn(shared, month)).length,
    becameInactive: turns(true),
    reactivated: turns(false),
    averages: Object.fromEntries(
      reportGroups.map((group) => [group, over.length === 0 ? 0 : Math.round(counts(group) / over.length)]),
    ) as Record<ReportGroup, number>,
    baptised: immersed.filter((day) => serviceYearOf(day) === serviceYear).length,
  };
}

export interface YearOfMap {
  deleted: boolean;
  assignments: readonly { completed: boolean; returnedOn: string | null }[];
}

/** Of the maps that are there, those that were completed within the days of the year. */
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
