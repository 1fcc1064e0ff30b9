/**
 * Decides the effect of one more "not home" on an address, and the effect of the nightly job (ADDR-R3,
 * ADDR-O1, ADDR-O2, ADDR-O3, ADDR-O13).
 */
import type { ExpiredAddresses } from '../../people/congregations/setting-kinds.ts';

export interface ExpirySettings {
  /** Attempts after which an address expires; 0 means never. */
  addressAttempts: number;
  /** With e-mail, expired addresses are collected for letter writing and then deleted. */
  expired: ExpiredAddresses;
  /** A recipient for the letter-writing e-mail exists; without one, addresses do not expire by letter. */
  mayWrite: boolean;
}

export type NotHomeOutcome =
  | { expired: false; attempt: number }
  | { expired: true; attempt: number; fate: ExpiredAddresses };

export const attemptsUsedUp = (attempt: number, { addressAttempts }: ExpirySettings): boolean =>
  addressAttempts > 0 && attempt >= addressAttempts;

/** Decides what happens to expired addresses; null if they remain until a recipient exists. */
export function expiredFate({ expired, mayWrite }: ExpirySettings): ExpiredAddresses | null {
  if (expired === 'delete') return 'delete';
  return mayWrite ? 'email' : null;
}

export function countAttempt(attempt: number, settings: ExpirySettings): NotHomeOutcome {
  const next = attempt + 1;
  const fate = attemptsUsedUp(next, settings) ? expiredFate(settings) : null;
  return fate === null ? { expired: false, attempt: next } : { expired: true, attempt: next, fate };
}
