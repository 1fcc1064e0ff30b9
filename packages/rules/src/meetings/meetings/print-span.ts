/** From which day to which a schedule is printed: as asked, else the month that is now (PRINT-O9). Dates are `2026-11-23`. */
import { addDays, addMonths } from '../../schedules/calendar-week.ts';

/** Two years on one paper are enough for everything that is printed at once. */
export const longestSpanDays = 731;

export interface PrintSpan {
  from: string;
  to: string;
}

export function printSpan(
  asked: Partial<Record<keyof PrintSpan, string | undefined>>,
  today: string,
): PrintSpan {
  const month = (asked.from ?? asked.to ?? today).slice(0, 7);
  return {
    from: asked.from ?? `${month}-01`,
    to: asked.to ?? addDays(`${addMonths(month, 1)}-01`, -1),
  };
}

export const isSpanTooLong = ({ from, to }: PrintSpan): boolean => to > addDays(from, longestSpanDays);
