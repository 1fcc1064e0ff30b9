/** Decides on saving and deleting a report, and on the stored values (REPORTS-R5, R19, R20, REPORTS-O4). */
import { allow, type Decision, refuse } from '../decision.ts';
import { addMonths, lastMonth, monthOf, monthsBetween } from './months.ts';
import {
  type PioneerFlags,
  type ReportFigures,
  type ReportSwitches,
  shownFigures,
  type WrongFigure,
  wrongInFigures,
} from './report-fields.ts';
import { isExpected } from './reporting-people.ts';

/** Months (REPORTS-R5). */
export const deletionWindow = 36;
/** Months back that publishers may report. */
export const ownWindow = 12;
/** Months back that record keepers may report: a hundred years, so that only a mistyped year is refused. */
export const recordsWindow = 1200;
/** Day of the following month on which reports are due. */
export const dueDay = 5;

export type SaveReportRefusal = 'month-not-over' | 'month-too-old' | 'month-taken';

export interface ReportForm extends ReportSwitches, ReportFigures {
  report_month: string;
  comments: string | null;
}

export interface KeptReport extends ReportForm, PioneerFlags {
  late: boolean;
}

export interface ReportSaveContext {
  today: string;
  /** Record keepers may enter older months and the pioneer flags of that time. */
  keepsRecords: boolean;
  person: PioneerFlags;
  flags: Partial<PioneerFlags>;
  /** Month in which the person's record was created. */
  began: string;
  /** Start month of the congregation's reports (REPORTS-R28). */
  startMonth: string | null;
  /** Report being edited, or the existing one of the month. */
  before: KeptReport | null;
  /** Another report exists for the month. */
  taken: boolean;
}

const withinMonths = (month: string, today: string, months: number): boolean =>
  monthsBetween(month, monthOf(today)) <= months;

export const dueOn = (month: string): string => `${addMonths(month, 1).slice(0, 8)}0${dueDay}`;

/** Days after the due date; 0 until then. */
export const daysLate = (month: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn(month))) / 86_400_000));

/** Never returns both flags unless both are given: a given flag clears the other. */
export function flagsOf({
  before,
  keepsRecords,
  flags,
  person,
}: Pick<ReportSaveContext, 'before' | 'keepsRecords' | 'flags' | 'person'>): PioneerFlags {
  const kept = before ?? person;
  if (!keepsRecords) return { pioneer: kept.pioneer, special_pioneer: kept.special_pioneer };
  return {
    pioneer: flags.pioneer ?? (kept.pioneer && flags.special_pioneer !== true),
    special_pioneer: flags.special_pioneer ?? (kept.special_pioneer && flags.pioneer !== true),
  };
}

export type WrongInReport = WrongFigure | { field: 'special_pioneer'; code: 'one-pioneering' };

/** Returns the invalid fields. */
export function wrongInReport(
  form: ReportForm,
  saving: Pick<ReportSaveContext, 'before' | 'keepsRecords' | 'flags' | 'person'>,
): WrongInReport[] {
  const flags = flagsOf(saving);
  const both: WrongInReport[] =
    flags.pioneer && flags.special_pioneer ? [{ field: 'special_pioneer', code: 'one-pioneering' }] : [];
  return [...both, ...wrongInFigures(flags, form, monthOf(form.report_month))];
}

/** Late only if the person and the congregation's records existed in the month (REPORTS-R21). */
const isLate = (month: string, { today, began, startMonth }: ReportSaveContext): boolean =>
  today > dueOn(month) && isExpected({ began, firstReported: null }, month, startMonth);

/** @returns the report to store, one per person and month; `late` of an existing report stays unchanged. */
export function decideSave(
  form: ReportForm,
  saving: ReportSaveContext,
): Decision<KeptReport, SaveReportRefusal> {
  const { today, keepsRecords, before, taken } = saving;
  const month = monthOf(form.report_month);
  if (month > lastMonth(today)) return refuse('month-not-over');
  if (!withinMonths(month, today, keepsRecords ? recordsWindow : ownWindow)) return refuse('month-too-old');
  if (taken) return refuse('month-taken');
  const flags = flagsOf(saving);
  return allow({
    ...flags,
    ...shownFigures(flags, form, month),
    report_month: month,
    comments: form.comments,
    late: before && before.report_month === month ? before.late : isLate(month, saving),
  });
}

/** Reports of the last 3 years can be deleted (REPORTS-R5). */
export const decideDelete = (month: string, today: string): Decision<null, 'report-too-old'> =>
  withinMonths(month, today, deletionWindow) ? allow(null) : refuse('report-too-old');
