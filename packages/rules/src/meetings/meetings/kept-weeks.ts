/** Which meetings a phone keeps, so that they are read without a network. */
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';

const weeksBack = 4;
const weeksAhead = 13;

/** Days, both ends included; they change once a week. */
export interface KeptWeeks {
  from: string;
  to: string;
}

export function keptWeeks(today: string): KeptWeeks {
  const monday = mondayOf(today);
  return { from: addDays(monday, -7 * weeksBack), to: addDays(monday, 7 * weeksAhead + 6) };
}
