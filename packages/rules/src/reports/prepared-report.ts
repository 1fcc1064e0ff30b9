/**
 * A report that its author enters before the month is over. The server files it on the first of the next
 * month, once, and never over another report (REPORTS-X2, decision 188).
 */
import { allow, type Decision, refuse } from '../decision.ts';
import {
  decideSave,
  type KeptReport,
  ownWindow,
  type ReportForm,
  type ReportSaveContext,
  wrongInReport,
} from './decide-report.ts';
import { addMonths, monthOf, monthsBetween } from './months.ts';

/** First day on which the report of the month is sent. */
export const sentOn = (month: string): string => addMonths(monthOf(month), 1);

export type PrepareRefusal = 'month-ahead' | 'month-too-old' | 'month-taken';

/**
 * `keep`: the month is not over. `send`: the month ended while the entry waited on a phone, so it is filed at
 * once.
 * @param taken a report of the month is filed
 */
export function decidePrepare(
  month: string,
  { today, taken }: { today: string; taken: boolean },
): Decision<'keep' | 'send', PrepareRefusal> {
  const current = monthOf(today);
  if (month > current) return refuse('month-ahead');
  if (month === current) return allow('keep');
  if (monthsBetween(month, current) > ownWindow) return refuse('month-too-old');
  return taken ? refuse('month-taken') : allow('send');
}

export type FilingRefusal =
  /** Another report of the month is filed. */
  | 'taken'
  /** The author no longer reports. */
  | 'not-reporting'
  /** A figure is no longer accepted, as after the end of pioneering. */
  | 'figures';

/** Decides whether the job files a prepared report; the values are filed as entered or not at all. */
export function decideFiling(
  form: ReportForm,
  saving: ReportSaveContext,
  isReporting: boolean,
): Decision<KeptReport, FilingRefusal> {
  if (saving.taken || saving.before !== null) return refuse('taken');
  if (!isReporting) return refuse('not-reporting');
  if (wrongInReport(form, saving).length > 0) return refuse('figures');
  // The author entered it in time, even if the server was stopped on the first.
  const decision = decideSave(form, { ...saving, today: sentOn(form.report_month) });
  return decision.allowed ? decision : refuse('figures');
}
