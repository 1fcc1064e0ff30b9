/** One publisher's service year: sums, averages and the months (REPORTS-S2, REPORTS-R12). */
import { serviceYearOf } from '../time/service-year.ts';
import type { CountedReport, FigureName } from './totals.ts';

export interface PublisherYear {
  /** Months with a report, shared or not. */
  reported: number;
  /** Months in which they shared; the averages are of these. */
  shared: number;
  sums: Record<FigureName, number>;
  /** To one decimal; 0 where they never shared. */
  averages: Record<FigureName, number>;
}

const names: readonly FigureName[] = [
  'placements',
  'videos',
  'hours',
  'return_visits',
  'studies',
  'special_hours',
];

/** REPORTS-R12: to one decimal, halves upwards. */
export const toOneDecimal = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.floor((sum * 20 + count) / (2 * count)) / 10;

const byName = (figure: (name: FigureName) => number): Record<FigureName, number> =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<FigureName, number>;

/** The studies of a year are those of its highest month: the same study is reported month after month. */
export function publisherYear(reports: readonly CountedReport[], serviceYear: number): PublisherYear {
  const own = reports.filter(({ report_month }) => serviceYearOf(report_month) === serviceYear);
  const shared = own.filter(({ active }) => active);
  const sum = (name: FigureName): number => shared.reduce((total, report) => total + (report[name] ?? 0), 0);
  const most = (name: FigureName): number => Math.max(0, ...shared.map((report) => report[name] ?? 0));
  return {
    reported: own.length,
    shared: shared.length,
    sums: byName((name) => (name === 'studies' ? most(name) : sum(name))),
    averages: byName((name) => toOneDecimal(sum(name), shared.length)),
  };
}

/** The service years that reports lie in, the newest first. */
export const yearsOf = (months: Iterable<string>): number[] =>
  [...new Set([...months].map(serviceYearOf))].sort((one, other) => other - one);
