/** When a door was tried, and whether now would be another time of the week (X-HOUR). */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** A time of the week: the day is 1 Monday to 7 Sunday. */
export interface Hour {
  day: number;
  part: DayPart;
}

/** An attempt; `on` is its date, `YYYY-MM-DD`, null where the congregation hides dates (ADDR-R19). */
export interface Try extends Hour {
  on: string | null;
}

/** The attempts kept of a door; older ones are forgotten. */
export const mostTries = 10;

/** Mornings end at noon, afternoons at five: `hour` is 0 to 23. */
export function partOfDay(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

const day = 86_400_000;
/** Work done without a net is believed to be as old as this, in milliseconds. */
const oldestClaim = 14 * day;

/** When the person says they were there; a clock that is wrong by more than any time without a net is not believed. */
export function believedInstant(claimed: number | undefined, now: number): number {
  // No number is neither before nor after another.
  return claimed !== undefined && claimed <= now && claimed >= now - oldestClaim ? claimed : now;
}

const isWeekend = ({ day: weekday }: Hour): boolean => weekday >= 6;

/** Weekdays are alike and so are weekend days: at another part of the day, or on the other kind of day, somebody may be home. */
export const isNewTime = (tries: readonly Hour[], now: Hour): boolean =>
  !tries.some((other) => other.part === now.part && isWeekend(other) === isWeekend(now));

/** The doors for which now is a new time come first; within both, the order stays. */
export const newTimesFirst = <Door extends { tries: readonly Hour[] }>(
  doors: readonly Door[],
  now: Hour,
): Door[] => [
  ...doors.filter(({ tries }) => isNewTime(tries, now)),
  ...doors.filter(({ tries }) => !isNewTime(tries, now)),
];
