/** Date range of the printed public talk schedule: as requested, else today to 3 months ahead (PRINT-O8). */
import { addDays, addMonths } from '../../schedules/calendar-week.ts';

const monthsAhead = 3;

/** Same day of a later month, or the last day of that month. */
function monthsLater(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same < last ? same : last;
}

export function talkPrintSpan(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const from = asked.from ?? today;
  return { from, to: asked.to ?? monthsLater(from, monthsAhead) };
}
