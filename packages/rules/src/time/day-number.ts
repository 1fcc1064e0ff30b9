/**
 * Calendar dates as day numbers for fast arithmetic: lists of people need thousands of calculations, and
 * `Temporal` is 30 times slower.
 */
const dayMilliseconds = 86_400_000;

/** Days since 1 January 1970, a Thursday. @param date `2026-11-25`; a time after it is ignored. */
export const dayNumberOf = (date: string): number =>
  Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMilliseconds;

/** @throws RangeError for an invalid day. */
export const dateOfDay = (day: number): string => new Date(day * dayMilliseconds).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOfDay = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Consecutive number of the week, Monday to Sunday. */
export const weekNumberOf = (date: string): number => Math.floor((dayNumberOf(date) + 3) / 7);
