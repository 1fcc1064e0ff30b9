/** How often a rotation group meets, as a form says it (SERVICE-D3, SERVICE-R7, SERVICE-R10). */
import type { Rotation, Weekday, WeekOfMonth } from '../schedules/rotation-dates.ts';

export const frequencies = ['week', 'fortnight', 'month'] as const;
export type Frequency = (typeof frequencies)[number];

/** SERVICE-R10, CF-10: a form offers week and month; every second week only where it is stored already. */
export const offeredFrequencies = (stored: Frequency | null): Frequency[] =>
  frequencies.filter((frequency) => frequency !== 'fortnight' || stored === 'fortnight');

/** Days of the week as they are sent, 0 is Sunday, and as the calendar counts them, 7 is Sunday. */
export const weekdayOf = (day: number): Weekday => (day === 0 ? 7 : day) as Weekday;

/** Weeks of the month as they are sent: 0 is the first, 4 is the last. */
export const lastWeekOfMonth = 4;
export const weekOfMonthOf = (week: number): WeekOfMonth =>
  week === lastWeekOfMonth ? 'last' : ((week + 1) as WeekOfMonth);

export interface RepeatedDay {
  frequency: Frequency;
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** 0 is the first, 4 is the last; of no meaning except for a month. */
  weekOfMonth: number;
  /** From where weeks are counted. */
  anchor: string;
}

export const rotationOf = ({ frequency, dayOfWeek, weekOfMonth, anchor }: RepeatedDay): Rotation => ({
  every: frequency === 'month' ? 'month' : 'week',
  weeks: frequency === 'fortnight' ? 2 : 1,
  weekday: weekdayOf(dayOfWeek),
  week: weekOfMonthOf(weekOfMonth),
  startsOn: anchor,
  endsOn: null,
  skipped: [],
});

/** SERVICE-R7: overseers take turns by weeks. */
export const mayRotate = (frequency: Frequency): boolean => frequency !== 'month';
