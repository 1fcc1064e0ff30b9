/**
 * Date range of a printed schedule: as requested, else the current month (PRINT-O9). Dates are `2026-11-23`.
 */
import { addDays, addMonths } from '../../schedules/calendar-week.ts';

/** Two years, the longest range of one document. */
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
