/** When it is offered to join a meeting that is held online (SHELL-P6). On its own, since the first paint asks it and needs no calendar. */

const minute = 60_000;
const before = 30 * minute;
const after = 120 * minute;

/** Whether one joins now: from 30 minutes before it starts until two hours after. Both in milliseconds since 1970. */
export const isJoinable = (startsAt: number, now: number): boolean =>
  now >= startsAt - before && now <= startsAt + after;

/** When that will next be answered otherwise, in milliseconds since 1970; null where it never will. */
export const nextJoinableChange = (startsAt: number, now: number): number | null =>
  [startsAt - before, startsAt + after + 1].find((moment) => moment > now) ?? null;
