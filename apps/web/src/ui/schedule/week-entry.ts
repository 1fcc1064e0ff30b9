/** What stands in a week: shifts, meetings, closed hours. */
import type { Translate } from '../../platform/texts.ts';
import { clockTime } from './schedule-dates.ts';

export interface WeekEntry {
  key: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; an entry ends on the day it begins. */
  from: string;
  to: string;
  title: string;
  /** Second line in the list: with whom, where. */
  line?: string;
  /** What the narrow column of the grid shows, a line each: initials. Without it the title. */
  short?: readonly string[];
  /** `closed` can not be pressed. */
  state: 'mine' | 'room' | 'full' | 'free' | 'closed';
}

export const stateWord = (t: Translate, state: WeekEntry['state']): string =>
  t(state === 'mine' ? 'schedule:state.mine' : `schedule:grid.${state}`);

export const hoursWords = (t: Translate, { from, to }: WeekEntry): string =>
  t('schedule:grid.hours', { from: clockTime(from), to: clockTime(to) });
