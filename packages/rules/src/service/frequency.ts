/** Frequency of a rotation group as in its form (SERVICE-D3, SERVICE-R7, SERVICE-R10). */
import type { Rotation, Weekday, WeekOfMonth } from '../schedules/rotation-dates.ts';

export const frequencies = ['week', 'fortnight', 'month'] as const;
export type Frequency = (typeof frequencies)[number];

/** Forms offer week and month, and every second week only if it is already stored (SERVICE-R10, CF-10). */
export const offeredFrequencies = (stored: Frequency | null): Frequency[] =>
  frequencies.filter((frequency) => frequency !== 'fortnight' || stored === 'fortnight');

/** Converts weekdays from the wire, 0 is Sunday, to ISO, 7 is Sunday. */
export const weekdayOf = (day: number): Weekday => (day === 0 ? 7 : day) as Weekday;

/** Week of the month on the wire: 0 is the first, 4 is the last. */
export const lastWeekOfMonth = 4;
export const weekOfMonthOf = (week: number): WeekOfMonth =>
  week === lastWeekOfMonth ? 'last' : ((week + 1) as WeekOfMonth);

export interface RepeatedDay {
  frequency: Frequency;
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** 0 is the first, 4 is the last; used for monthly frequency only. */
  weekOfMonth: number;
  /** Date from which weeks are counted. */
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

/** Overseers rotate by weeks only (SERVICE-R7). */
export const mayRotate = (frequency: Frequency): boolean => frequency !== 'month';
