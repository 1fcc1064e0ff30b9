/**
 * When a reminder is due that nobody could be told of in its time, because nothing ran or the balance held it back: until what it
 * reminds of is over (MSG-R23). Instants are milliseconds since 1970.
 */
const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

export interface ReminderMoment {
  /** In which it goes. */
  from: number;
  until: number;
  /** What it reminds of begins. */
  over: number;
}

export interface ReminderState {
  now: number;
  /** Whatever was due until then was told, or was not to be told. */
  settledUntil: number;
}

/** The job that tells runs at least once in an hour: what became due after its last run in the moment was too late for it. */
export const isMissed = (until: number, settledUntil: number): boolean =>
  settledUntil <= until - hourMilliseconds;

export const isMomentDue = (
  { from, until, over }: ReminderMoment,
  { now, settledUntil }: ReminderState,
): boolean => now >= from && now < over && (now < until || isMissed(until, settledUntil));

/**
 * Notices since then may be untold. What was begun before the last run and written after it has an earlier time than that run, so an
 * hour more is looked at, and a day at least; what was told among them is not told again.
 */
export const noticesSince = ({ now, settledUntil }: ReminderState): number =>
  Math.min(settledUntil - hourMilliseconds, now - dayMilliseconds);
