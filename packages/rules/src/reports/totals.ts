/** Totals by month and group, and of a year (REPORTS-D2, R8 to R12, REPORTS-O3). */
import { serviceYearOf } from '../time/service-year.ts';
import { monthOf } from './months.ts';

export const reportGroups = ['pub', 'aux', 'pio', 'spc'] as const;
export type ReportGroup = (typeof reportGroups)[number];

const figureNames = ['placements', 'videos', 'hours', 'return_visits', 'studies', 'special_hours'] as const;
export type FigureName = (typeof figureNames)[number];

export type Figures = { count: number } & Record<FigureName, number>;

export interface CountedReport extends Readonly<Record<FigureName, number | null>> {
  report_month: string;
  active: boolean;
  aux: boolean;
  pioneer: boolean;
  special_pioneer: boolean;
  /** Number of reports summed in this row; default 1. */
  count?: number;
}

/** Figures of a month from before the congregation used Sheaf. */
export interface CarriedFigures extends Figures {
  month: string;
  group: ReportGroup;
}

export type GroupFigures = Record<ReportGroup, Figures>;
export type MonthTotals = { year: number; month: number } & GroupFigures;

/** Uses the flags of the report itself; a report without sharing has no group. */
export function groupOf({
  active,
  aux,
  pioneer,
  special_pioneer,
}: Pick<CountedReport, 'active' | 'aux' | 'pioneer' | 'special_pioneer'>): ReportGroup | null {
  if (!active) return null;
  if (special_pioneer) return 'spc';
  if (pioneer) return 'pio';
  return aux ? 'aux' : 'pub';
}

const noFigures = (): Figures => ({
  count: 0,
  placements: 0,
  videos: 0,
  hours: 0,
  return_visits: 0,
  studies: 0,
  special_hours: 0,
});

const noGroups = (): GroupFigures => ({
  pub: noFigures(),
  aux: noFigures(),
  pio: noFigures(),
  spc: noFigures(),
});

function add(sum: Figures, count: number, figures: Readonly<Record<FigureName, number | null>>): void {
  sum.count += count;
  for (const name of figureNames) sum[name] += figures[name] ?? 0;
}

/**
 * Returns months with data, newest first; a late report counts in its own month. Carried figures are not
 * added to a month with reports, because they are of the same people (REPORTS-R22).
 */
export function totalsByMonth(
  reports: Iterable<CountedReport>,
  carried: Iterable<CarriedFigures> = [],
): MonthTotals[] {
  const months = new Map<string, GroupFigures>();
  const of = (date: string): GroupFigures => {
    const month = monthOf(date);
    const groups = months.get(month) ?? noGroups();
    months.set(month, groups);
    return groups;
  };
  for (const report of reports) {
    const groups = of(report.report_month);
    const group = groupOf(report);
    if (group) add(groups[group], report.count ?? 1, report);
  }
  const reported = new Set(months.keys());
  for (const { month, group, count, ...figures } of carried)
    if (!reported.has(monthOf(month))) add(of(month)[group], count, figures);
  return [...months]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, groups]) => ({
      year: Number(month.slice(0, 4)),
      month: Number(month.slice(5, 7)),
      ...groups,
    }));
}

const monthName = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}-01`;

export const monthOfTotals = monthName;

export const totalsOfYear = (
  reports: readonly CountedReport[],
  carried: readonly CarriedFigures[],
  serviceYear: number,
): MonthTotals[] =>
  totalsByMonth(reports, carried).filter((totals) => serviceYearOf(monthName(totals)) === serviceYear);

/** All figures are zero for a month without data. */
export const totalsOfMonth = (
  reports: readonly CountedReport[],
  carried: readonly CarriedFigures[],
  month: string,
): MonthTotals =>
  totalsByMonth(reports, carried).find((totals) => monthName(totals) === month) ?? {
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5, 7)),
    ...noGroups(),
  };

/** Sum over the groups of a month. */
export function allGroups(groups: GroupFigures): Figures {
  const sum = noFigures();
  for (const group of reportGroups) add(sum, groups[group].count, groups[group]);
  return sum;
}

/** Figure columns of a service year on screens (REPORTS-R10, R11). */
export const columnsOf = (serviceYear: number): readonly FigureName[] =>
  serviceYear > 2023
    ? ['hours', 'studies', 'special_hours']
    : ['hours', 'placements', 'videos', 'return_visits', 'studies', 'special_hours'];
