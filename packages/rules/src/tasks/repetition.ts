/** Days of a task that repeats. Dates are `YYYY-MM-DD` in the calendar of the congregation (X-TASKS-2). */
import { addDays } from '../schedules/calendar-week.ts';
import { type Rotation, rotationDates } from '../schedules/rotation-dates.ts';
import { weekdayOf, weekOfMonthOf } from '../service/frequency.ts';

export const taskFrequencies = ['week', 'fortnight', 'month', 'quarter', 'half-year', 'year'] as const;
export type TaskFrequency = (typeof taskFrequencies)[number];

const gaps: Readonly<Record<TaskFrequency, Pick<Rotation, 'every' | 'weeks'> & { months: number }>> = {
  week: { every: 'week', weeks: 1, months: 0 },
  fortnight: { every: 'week', weeks: 2, months: 0 },
  month: { every: 'month', weeks: 1, months: 1 },
  quarter: { every: 'month', weeks: 1, months: 3 },
  'half-year': { every: 'month', weeks: 1, months: 6 },
  year: { every: 'month', weeks: 1, months: 12 },
};

/** Whether the form has the week of the month. */
export const repeatsByMonth = (frequency: TaskFrequency): boolean => gaps[frequency].every === 'month';

export interface RepeatedTask {
  frequency: TaskFrequency;
  /** 0 is Sunday. */
  day_of_week: number;
  /** 0 is the first, 4 is the last; used by months only. */
  week_of_month: number;
  /** First possible day, from which weeks and months are counted. */
  anchor: string;
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Ascending, both ends inclusive. */
export function taskDates(task: RepeatedTask, from: string, to: string): string[] {
  const { every, weeks, months } = gaps[task.frequency];
  const rotation: Rotation = {
    every,
    weeks,
    weekday: weekdayOf(task.day_of_week),
    week: weekOfMonthOf(task.week_of_month),
    startsOn: task.anchor,
    endsOn: null,
    skipped: [],
  };
  const dates = rotationDates(rotation, from, to).map(({ date }) => date);
  if (months <= 1) return dates;
  // The first day is at most 62 days after the anchor.
  const [first] = rotationDates(rotation, task.anchor, addDays(task.anchor, 62));
  return dates.filter((date) => (monthOf(date) - monthOf(first!.date)) % months === 0);
}

/** Slots are made for 13 weeks. */
export const slotWeeks = 13;
export const slotsUntil = (today: string): string => addDays(today, 7 * slotWeeks);
