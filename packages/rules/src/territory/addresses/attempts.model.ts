import { attemptsUsedUp, type ExpirySettings, expiredFate } from './attempts.ts';
import { type Reservation, reservationEnded } from './reservation.ts';

export interface NightAddress {
  reservation: Reservation | null;
  attempt: number;
  /** Expired during the day and waits for the collecting e-mail. */
  expired: boolean;
}

/** The database applies the same rule to all addresses; a test compares both. */
export function afterNight(
  { reservation, attempt, expired }: NightAddress,
  settings: ExpirySettings & { timeoutDays: number },
  now: number,
): 'stays' | 'freed' | 'removed' {
  if ((expired || attemptsUsedUp(attempt, settings)) && expiredFate(settings) !== null) return 'removed';
  return reservation && reservationEnded(reservation, settings.timeoutDays, now) ? 'freed' : 'stays';
}

/**
 * A not-at-home without reservation or recent attempt, due for deletion (X-RETAIN); instants are milliseconds
 * since 1970.
 */
export const isOldNotAtHome = (
  { attempt, kept, triedAt }: { attempt: number; kept: boolean; triedAt: number },
  before: number,
): boolean => attempt > 0 && !kept && triedAt < before;
