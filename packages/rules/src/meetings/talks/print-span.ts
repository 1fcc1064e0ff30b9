/** From which day to which the public talk schedule is printed: as asked, else from today as far as meetings are planned (PRINT-P4). */

import { addDays } from '../../schedules/calendar-week.ts';
import { weeksAhead } from '../meetings/week-meetings.ts';

export function talkPrintSpan(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const from = asked.from ?? today;
  return { from, to: asked.to ?? addDays(from, weeksAhead.public * 7) };
}
