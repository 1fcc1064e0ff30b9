/** Service year of one publisher: sums, averages and months (REPORTS-S2, REPORTS-R12). */
import { serviceYearOf } from '../time/service-year.ts';
import type { CountedReport, FigureName } from './totals.ts';

export interface PublisherYear {
  /** Months with a report, shared or not. */
  reported: number;
  /** Months in which the person shared; divisor of the averages. */
  shared: number;
  sums: Record<FigureName, number>;
  /** One decimal; 0 without shared months. */
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

/** One decimal, rounded half up (REPORTS-R12). */
export const toOneDecimal = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.floor((sum * 20 + count) / (2 * count)) / 10;

const byName = (figure: (name: FigureName) => number): Record<FigureName, number> =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<FigureName, number>;

/** The yearly studies are the highest monthly value: the same study is reported every month. */
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

/** Service years of these reports, newest first. */
export const yearsOf = (months: Iterable<string>): number[] =>
  [...new Set([...months].map(serviceYearOf))].sort((one, other) => other - one);
