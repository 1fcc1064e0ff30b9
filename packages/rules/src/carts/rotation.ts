/** Repeated cart shifts and the people who share them (CARTS-D4, CARTS-O2, CARTS-O3). */
import { addDays } from '../schedules/calendar-week.ts';
import { nextRotationDates, rotationDates } from '../schedules/rotation-dates.ts';
import { type Frequency, type RepeatedDay, rotationOf } from '../service/frequency.ts';
import { mondayOf } from '../time/wall-time.ts';
import { turnsTogether } from './shared-turns.ts';

export const peopleCounts = [2, 3] as const;

/** Values of a new rotation (CARTS-K1). */
export const rotationDefaults = { minutes: 60, people: 2 } as const;

/** Minutes between two possible starts (CARTS-R13). */
export const rotationStep = 5;

/** Whether the form has the week of the month (CARTS-R14). */
export const asksForWeek = (frequency: Frequency): boolean => frequency === 'month';

/** Rotations are limited to eight weeks where the congregation has no booking limit (CARTS-O2). */
const weeksWithoutLimit = 8;

/** Last date that rotations book. */
export const rotationsUntil = (today: string, advanceWeeks: number): string =>
  addDays(mondayOf(today), 7 * (advanceWeeks || weeksWithoutLimit) + 6);

/** Dates that a rotation has to book now. */
export const dueDates = (repeated: RepeatedDay, today: string, until: string): string[] =>
  rotationDates(rotationOf(repeated), today, until).map(({ date }) => date);

/** Groups in their order without absences: each person occurs equally often. */
export function combinationsOf(order: readonly number[], count: number): number[][] {
  const daily = rotationOf({ frequency: 'week', dayOfWeek: 1, weekOfMonth: 0, anchor: '2026-01-05' });
  const dates = nextRotationDates(daily, '2026-01-05', order.length).map(({ date }) => date);
  return turnsTogether({ order, taken: [] }, dates, count, () => true).people.flatMap((people) =>
    people === null ? [] : [people],
  );
}
