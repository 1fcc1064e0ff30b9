/** Decides whether now is a new time of the week for a door, from its earlier attempts (X-HOUR). */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** A time of the week: day 1 is Monday, 7 Sunday. */
export interface Hour {
  day: number;
  part: DayPart;
}

/** An attempt; `on` is its date, `YYYY-MM-DD`, null if the congregation hides dates (ADDR-R19). */
export interface Try extends Hour {
  on: string | null;
}

/** Maximum attempts stored for a door; older ones are deleted. */
export const mostTries = 10;

/** Mornings end at noon, afternoons at five: `hour` is 0 to 23. */
export function partOfDay(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

const day = 86_400_000;
/** Maximum accepted age of offline work, in milliseconds. */
const oldestClaim = 14 * day;

/** The instant the device reports; ignored if it is in the future or older than the maximum offline time. */
export function believedInstant(claimed: number | undefined, now: number): number {
  // NaN fails both comparisons.
  return claimed !== undefined && claimed <= now && claimed >= now - oldestClaim ? claimed : now;
}

const isWeekend = ({ day: weekday }: Hour): boolean => weekday >= 6;

/**
 * Weekdays are equivalent, and so are weekend days: at another part of the day, or on the other kind of day,
 * residents may be home.
 */
export const isNewTime = (tries: readonly Hour[], now: Hour): boolean =>
  !tries.some((other) => other.part === now.part && isWeekend(other) === isWeekend(now));

/** Doors for which now is a new time come first; the order within both groups stays. */
export const newTimesFirst = <Door extends { tries: readonly Hour[] }>(
  doors: readonly Door[],
  now: Hour,
): Door[] => [
  ...doors.filter(({ tries }) => isNewTime(tries, now)),
  ...doors.filter(({ tries }) => !isNewTime(tries, now)),
];
