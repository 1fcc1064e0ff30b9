/** Entry of a week: a shift, a meeting or closed hours. */
import { rememberEach } from '#platform/remember-each.ts';
import type { Translate } from '#platform/texts.ts';
import { clockTime, fullDay } from './schedule-dates.ts';

export interface WeekEntry {
  key: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; an entry ends on the day it begins. */
  from: string;
  to: string;
  title: string;
  /** Second line in the list: people, place. */
  line?: string;
  /** Lines in the narrow column of the grid, such as initials; the title by default. */
  short?: readonly string[];
  /** `closed` entries cannot be pressed. */
  state: 'mine' | 'room' | 'full' | 'past' | 'free' | 'closed';
}

export const stateWord = (t: Translate, state: WeekEntry['state']): string =>
  t(state === 'mine' ? 'schedule:state.mine' : `schedule:grid.${state}`);

export const hoursLabels = (t: Translate, { from, to }: WeekEntry): string =>
  t('schedule:grid.hours', { from: clockTime(from), to: clockTime(to) });

/** Memoised texts: a full week has a hundred entries and few start times. */
const textsOf = rememberEach(() => new Map<string, string>());
const everyWeek = {};

function sayOnce(t: Translate, key: string, say: () => string): string {
  const said = textsOf(t, everyWeek);
  const known = said.get(key) ?? say();
  said.set(key, known);
  return known;
}

/** Accessible name of an entry, which includes its day and time. */
export const entryName = rememberEach((t, entry: WeekEntry): string =>
  t('schedule:grid.entry', {
    title: entry.title,
    day: sayOnce(t, entry.date, () => fullDay(entry.date)),
    hours: sayOnce(t, `${entry.from} ${entry.to}`, () => hoursLabels(t, entry)),
    state: stateWord(t, entry.state),
  }),
);
