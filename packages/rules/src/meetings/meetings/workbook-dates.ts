/** Finds the week of a workbook document without month names (MEET-O3). Dates are `2026-11-23`. */
import { addDays, addMonths } from '../../schedules/calendar-week.ts';
import { nextWeekday } from '../../time/wall-time.ts';

/** `202611`: year and first month of an issue. */
export const isIssue = (text: string): boolean => /^20\d\d(0[1-9]|1[0-2])$/.test(text);

const firstMonday = (month: string): string => nextWeekday(`${month}-01`, 1);

/**
 * Mondays of a two-month issue: from the first Monday of its first month, up to but excluding the first
 * Monday of the third.
 */
export function weeksOfIssue(issue: string): string[] {
  const month = `${issue.slice(0, 4)}-${issue.slice(4)}`;
  const end = firstMonday(addMonths(month, 2));
  const weeks: string[] = [];
  for (let week = firstMonday(month); week < end; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

const dayOf = (date: string): number => Number(date.slice(8));

/**
 * Returns the only Monday of the issue whose day number is followed by that of its Sunday.
 * @param numbers of the heading, in order: days, and in some languages months and years.
 */
export function weekOfDocument(numbers: readonly number[], issue: string): string | 'unclear' {
  const fits = weeksOfIssue(issue).filter((monday) => {
    const at = numbers.indexOf(dayOf(monday));
    return at >= 0 && numbers.indexOf(dayOf(addDays(monday, 6)), at + 1) > at;
  });
  return fits.length === 1 ? fits[0]! : 'unclear';
}

/** Parses `mwb_E_202611.epub` into language and issue. */
export function readWorkbookName(name: string): { lang: string; issue: string } | null {
  const file = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const found = /^mwb_([A-Z0-9-]{1,12})_(\d{6}).*\.epub$/is.exec(file);
  return found && isIssue(found[2]!) ? { lang: found[1]!.toUpperCase(), issue: found[2]! } : null;
}
