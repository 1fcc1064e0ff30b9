/** Whether a report may be saved or deleted, and what is kept of it (REPORTS-R5, R19, R20, REPORTS-O4). */
import { allow, type Decision, refuse } from '../decision.ts';
import { addMonths, lastMonth, monthOf, monthsBetween } from './months.ts';
import {
  mostHours,
  type PioneerFlags,
  type ReportFigures,
  type ReportSwitches,
  shownFigures,
} from './report-fields.ts';

/** REPORTS-R5: in months. */
export const deletionWindow = 36;
/** How far back whoever does not keep the records may report, in months. */
export const ownWindow = 12;
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

export interface SavingReport {
  today: string;
  /** Who keeps the records enters older months, and says what somebody was then. */
  keepsRecords: boolean;
  person: PioneerFlags;
  flags: Partial<PioneerFlags>;
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

function flagsOf({ before, keepsRecords, flags, person }: SavingReport): PioneerFlags {
  const kept = before ?? person;
  if (!keepsRecords) return { pioneer: kept.pioneer, special_pioneer: kept.special_pioneer };
  return {
    pioneer: flags.pioneer ?? kept.pioneer,
    special_pioneer: flags.special_pioneer ?? kept.special_pioneer,
  };
}

/** @returns the report as it is kept: one a person and month; what it marks as late stays marked. */
export function decideSave(form: ReportForm, saving: SavingReport): Decision<KeptReport, SaveReportRefusal> {
  const { today, keepsRecords, before, taken } = saving;
  const month = monthOf(form.report_month);
  if (month > lastMonth(today)) return refuse('month-not-over');
  if (!withinMonths(month, today, keepsRecords ? deletionWindow : ownWindow)) return refuse('month-too-old');
  if (taken) return refuse('month-taken');
  const flags = flagsOf(saving);
  return allow({
    ...flags,
    ...shownFigures(flags, form),
    report_month: month,
    comments: form.comments,
    late: before && before.report_month === month ? before.late : today > dueOn(month),
  });
}

/** REPORTS-R5. */
export const decideDelete = (month: string, today: string): Decision<null, 'report-too-old'> =>
  withinMonths(month, today, deletionWindow) ? allow(null) : refuse('report-too-old');

/** REPORTS-R20. */
export const isFigure = (figure: number): boolean =>
  Number.isSafeInteger(figure) && figure >= 0 && figure <= mostHours;
