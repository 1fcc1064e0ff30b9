/**
 * Join window of online meetings (SHELL-P6). A separate file, because the first paint needs it without the
 * calendar library.
 */

const minute = 60_000;
const before = 30 * minute;
const after = 120 * minute;

/** Instant from which a meeting can be joined. Both in milliseconds since 1970. */
export const joinableFrom = (startsAt: number): number => startsAt - before;

/**
 * True from 30 minutes before the start until two hours after it. Both arguments in milliseconds since 1970.
 */
export const isJoinable = (startsAt: number, now: number): boolean =>
  now >= joinableFrom(startsAt) && now <= startsAt + after;

/** Instant at which `isJoinable` next changes, in milliseconds since 1970; null if it never will. */
export const nextJoinableChange = (startsAt: number, now: number): number | null =>
  [joinableFrom(startsAt), startsAt + after + 1].find((moment) => moment > now) ?? null;
