/** What one more "not home" makes of an address, and what the night makes of it (ADDR-R3, ADDR-O1, ADDR-O2, ADDR-O3, ADDR-O13). */
import type { ExpiredAddresses } from '../../people/congregations/setting-kinds.ts';
import { type Reservation, reservationEnded } from './reservation.ts';

export interface ExpirySettings {
  /** Attempts after which an address expires; 0 never. */
  addressAttempts: number;
  /** An e-mail collects addresses for letter writing, and they are deleted then. */
  expired: ExpiredAddresses;
  /** There is somebody to write to; else nothing expires by letter, and the door stays. */
  mayWrite: boolean;
}

export type NotHome =
  | { expired: false; attempt: number }
  | { expired: true; attempt: number; fate: ExpiredAddresses };

const attemptsUsedUp = (attempt: number, { addressAttempts }: ExpirySettings): boolean =>
  addressAttempts > 0 && attempt >= addressAttempts;

/** What becomes of addresses that expired; null where they stay until there is somebody to write to. */
export function expiredFate({ expired, mayWrite }: ExpirySettings): ExpiredAddresses | null {
  if (expired === 'delete') return 'delete';
  return mayWrite ? 'email' : null;
}

export function countAttempt(attempt: number, settings: ExpirySettings): NotHome {
  const next = attempt + 1;
  const fate = attemptsUsedUp(next, settings) ? expiredFate(settings) : null;
  return fate === null ? { expired: false, attempt: next } : { expired: true, attempt: next, fate };
}

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
