import { attemptsUsedUp, type ExpirySettings, expiredFate } from './attempts.ts';
import { type Reservation, reservationEnded } from './reservation.ts';

export interface NightAddress {
  reservation: Reservation | null;
  attempt: number;
  /** It expired in the day and waits for the letter. */
  expired: boolean;
}

/** The database decides the same over all addresses; a test holds it to this. */
export function afterNight(
  { reservation, attempt, expired }: NightAddress,
  settings: ExpirySettings & { timeoutDays: number },
  now: number,
): 'stays' | 'freed' | 'removed' {
  if ((expired || attemptsUsedUp(attempt, settings)) && expiredFate(settings) !== null) return 'removed';
  return reservation && reservationEnded(reservation, settings.timeoutDays, now) ? 'freed' : 'stays';
}

/** X-RETAIN: a not-at-home that nobody keeps and nobody tried since; instants are milliseconds since 1970. */
export const isOldNotAtHome = (
  { attempt, kept, triedAt }: { attempt: number; kept: boolean; triedAt: number },
  before: number,
): boolean => attempt > 0 && !kept && triedAt < before;
