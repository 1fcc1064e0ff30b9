/** Whether a report may be saved or deleted, and what is kept of it (REPORTS-R5, R19, R20, REPORTS-O4). */
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

/** REPORTS-R5: in months. */
export const deletionWindow = 36;
/** How far back whoever does not keep the records may report, in months. */
export const ownWindow = 12;
/** How far back whoever keeps the records may report, in months: a hundred years, so that only a slip of the year is refused. */
export const recordsWindow = 1200;
/** Reports of a month are due by this day of the next one. */
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
  /** Who keeps the records enters older months, and says what somebody was then. */
  keepsRecords: boolean;
  person: PioneerFlags;
  flags: Partial<PioneerFlags>;
  /** The month in which the record of the person was made here. */
  began: string;
  /** The start month of the congregation's reports (REPORTS-R28). */
  startMonth: string | null;
  /** The report that is changed, or the one that is there for the month. */
  before: KeptReport | null;
  /** Whether another report than that is there for the month. */
  taken: boolean;
}

const withinMonths = (month: string, today: string, months: number): boolean =>
  monthsBetween(month, monthOf(today)) <= months;

export const dueOn = (month: string): string => `${addMonths(month, 1).slice(0, 8)}0${dueDay}`;

/** Days after the day on which reports of this month are due; 0 until then. */
export const daysLate = (month: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn(month))) / 86_400_000));

/** Never both: one that is said turns the other off, unless both are said. */
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

/** What is wrong with the fields of a report, by field. */
export function wrongInReport(
  form: ReportForm,
  saving: Pick<ReportSaveContext, 'before' | 'keepsRecords' | 'flags' | 'person'>,
): WrongInReport[] {
  const flags = flagsOf(saving);
  const both: WrongInReport[] =
    flags.pioneer && flags.special_pioneer ? [{ field: 'special_pioneer', code: 'one-pioneering' }] : [];
  return [...both, ...wrongInFigures(flags, form, monthOf(form.report_month))];
}

/** REPORTS-R21: late only where the record existed: nobody is late for a month before they, or the congregation, were here. */
const isLate = (month: string, { today, began, startMonth }: ReportSaveContext): boolean =>
  today > dueOn(month) && isExpected({ began, firstReported: null }, month, startMonth);

/** @returns the report as it is kept: one a person and month; what it marks as late stays marked. */
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

/** REPORTS-R5. */
export const decideDelete = (month: string, today: string): Decision<null, 'report-too-old'> =>
  withinMonths(month, today, deletionWindow) ? allow(null) : refuse('report-too-old');
