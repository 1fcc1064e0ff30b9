/** Range of meetings that a phone stores for offline reading. */
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';

const weeksBack = 4;
const weeksAhead = 13;

/** Dates, both inclusive; they change once a week. */
export interface KeptWeeks {
  from: string;
  to: string;
}

export function keptWeeks(today: string): KeptWeeks {
  const monday = mondayOf(today);
  return { from: addDays(monday, -7 * weeksBack), to: addDays(monday, 7 * weeksAhead + 6) };
}
