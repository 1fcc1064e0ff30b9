/** What one more "not home" makes of an address, and what the night makes of it (ADDR-R3, ADDR-O1, ADDR-O2, ADDR-O3, ADDR-O13). */
import type { ExpiredAddresses } from '../../people/congregations/setting-kinds.ts';

export interface ExpirySettings {
  /** Attempts after which an address expires; 0 never. */
  addressAttempts: number;
  /** An e-mail collects addresses for letter writing, and they are deleted then. */
  expired: ExpiredAddresses;
  /** There is somebody to write to; else nothing expires by letter, and the door stays. */
  mayWrite: boolean;
}

export type NotHomeOutcome =
  | { expired: false; attempt: number }
  | { expired: true; attempt: number; fate: ExpiredAddresses };

export const attemptsUsedUp = (attempt: number, { addressAttempts }: ExpirySettings): boolean =>
  addressAttempts > 0 && attempt >= addressAttempts;

/** What becomes of addresses that expired; null where they stay until there is somebody to write to. */
export function expiredFate({ expired, mayWrite }: ExpirySettings): ExpiredAddresses | null {
  if (expired === 'delete') return 'delete';
  return mayWrite ? 'email' : null;
}

export function countAttempt(attempt: number, settings: ExpirySettings): NotHomeOutcome {
  const next = attempt + 1;
  const fate = attemptsUsedUp(next, settings) ? expiredFate(settings) : null;
  return fate === null ? { expired: false, attempt: next } : { expired: true, attempt: next, fate };
}
