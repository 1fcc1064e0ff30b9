/**
 * Due time of a reminder, including one missed because no job ran or the balance held it back: until its
 * subject begins (MSG-R23). Instants are milliseconds since 1970.
 */
const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

export interface ReminderMoment {
  /** Start of the sending window. */
  from: number;
  until: number;
  /** Start of the subject. */
  over: number;
}

export interface ReminderState {
  now: number;
  /** All reminders due before this instant are settled: sent, or decided against. */
  settledUntil: number;
}

/** The job runs at least hourly: a reminder is missed if no run happened in the last hour of its window. */
export const isMissed = (until: number, settledUntil: number): boolean =>
  settledUntil <= until - hourMilliseconds;

export const isMomentDue = (
  { from, until, over }: ReminderMoment,
  { now, settledUntil }: ReminderState,
): boolean => now >= from && now < over && (now < until || isMissed(until, settledUntil));

/**
 * Instant from which notifications may be unsent. A transaction that began before the last run can commit
 * after it, so the range includes one more hour, and at least one day; sent ones are skipped by their effect.
 */
export const noticesSince = ({ now, settledUntil }: ReminderState): number =>
  Math.min(settledUntil - hourMilliseconds, now - dayMilliseconds);
