/** A shift that comes again and again, and who shares it (CARTS-D4, CARTS-O2, CARTS-O3). */
import { addDays } from '../schedules/calendar-week.ts';
import { nextRotationDates, rotationDates } from '../schedules/rotation-dates.ts';
import { type Frequency, type RepeatedDay, rotationOf } from '../service/frequency.ts';
import { mondayOf } from '../time/wall-time.ts';
import { turnsTogether } from './shared-turns.ts';

export const peopleCounts = [2, 3] as const;

/** CARTS-K1. */
export const rotationDefaults = { minutes: 60, people: 2 } as const;

/** CARTS-R13. */
export const rotationStep = 5;

/** CARTS-R14. */
export const asksForWeek = (frequency: Frequency): boolean => frequency === 'month';

/** CARTS-O2: where the congregation books without a limit, rotations do not. */
const weeksWithoutLimit = 8;

/** The last day for which rotations book. */
export const rotationsUntil = (today: string, advanceWeeks: number): string =>
  addDays(mondayOf(today), 7 * (advanceWeeks || weeksWithoutLimit) + 6);

/** The dates for which a rotation books now. */
export const dueDates = (repeated: RepeatedDay, today: string, until: string): string[] =>
  rotationDates(rotationOf(repeated), today, until).map(({ date }) => date);

/** Who stands with whom, in the order in which they follow when nobody is away: everybody as often as all others. */
export function combinationsOf(order: readonly number[], count: number): number[][] {
  const daily = rotationOf({ frequency: 'week', dayOfWeek: 1, weekOfMonth: 0, anchor: '2026-01-05' });
  const dates = nextRotationDates(daily, '2026-01-05', order.length).map(({ date }) => date);
  return turnsTogether({ order, taken: [] }, dates, count, () => true).people.flatMap((people) =>
    people === null ? [] : [people],
  );
}
