/** Order and filters of the monthly report list (REPORTS-R14, REPORTS-O6). */
import { isPioneer, type PioneerFlags } from './report-fields.ts';

export const reportOrders = ['appointment', 'name', 'group', 'hours', 'reported'] as const;
export type ReportOrder = (typeof reportOrders)[number];

export const reportFilters = ['all', 'missing', 'reported', 'pioneers', 'aux', 'late'] as const;
export type ReportFilter = (typeof reportFilters)[number];

export interface ListedReport extends PioneerFlags {
  id: number;
  last_first: string;
  appointment: string;
  group: string | null;
  report: { active: boolean; aux: boolean; hours: number | null; late: boolean } | null;
  /** False for a month before the person was added (REPORTS-R27). */
  expected: boolean;
}

export const isMissing = ({
  report,
  expected,
}: Pick<ListedReport, 'expected'> & { report: unknown }): boolean => report === null && expected;

const ranks = ['elder', 'servant', 'publisher', 'unbaptised', 'inactive'];
/** People without a reporting appointment come last; they have an older report. */
const rankOf = ({ appointment }: Pick<ListedReport, 'appointment'>): number =>
  ranks.includes(appointment) ? ranks.indexOf(appointment) : ranks.length;
/** Sorts people without a group after all others. */
const last = '\uffff';

const steps: Record<ReportOrder, (one: ListedReport, other: ListedReport) => number> = {
  appointment: (one, other) => rankOf(one) - rankOf(other),
  name: () => 0,
  group: (one, other) => (one.group ?? last).localeCompare(other.group ?? last),
  hours: (one, other) => (other.report?.hours ?? -1) - (one.report?.hours ?? -1),
  reported: (one, other) => Number(one.report === null) - Number(other.report === null),
};

const byName = (one: ListedReport, other: ListedReport): number =>
  one.last_first.localeCompare(other.last_first) || one.id - other.id;

/** Highest appointment, most hours and submitted reports first; `turned` reverses the order. */
export const orderReports = <Row extends ListedReport>(
  rows: readonly Row[],
  order: ReportOrder,
  turned = false,
): Row[] =>
  [...rows].sort((one, other) => (turned ? -1 : 1) * (steps[order](one, other) || byName(one, other)));

const keeps: Record<ReportFilter, (row: ListedReport) => boolean> = {
  all: () => true,
  missing: isMissing,
  reported: ({ report }) => report !== null,
  pioneers: isPioneer,
  aux: ({ report }) => report?.aux === true,
  late: ({ report }) => report?.late === true,
};

export const filterReports = <Row extends ListedReport>(
  rows: readonly Row[],
  filter: ReportFilter,
  group: string | null = null,
): Row[] => rows.filter((row) => keeps[filter](row) && (group === null || row.group === group));

export interface MonthSummary {
  people: number;
  shared: number;
  notShared: number;
  missing: number;
  late: number;
}

export function summaryOf(rows: readonly ListedReport[]): MonthSummary {
  const shared = rows.filter(({ report }) => report?.active).length;
  const missing = rows.filter(isMissing).length;
  const notShared = rows.filter(({ report }) => report !== null && !report.active).length;
  return {
    people: shared + notShared + missing,
    shared,
    missing,
    notShared,
    late: rows.filter(({ report }) => report?.late).length,
  };
}
