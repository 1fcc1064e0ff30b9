/** What one more "not home" makes of an address (ADDR-R3, ADDR-O1, ADDR-O2). */
export interface ExpirySettings {
  /** Attempts after which an address expires; 0 never. */
  addressAttempts: number;
  /** 0 delete, 1 collect into an e-mail for letter writing, then delete. */
  expiredAddresses: 0 | 1;
  /** There is somebody to write to; else nothing expires by letter, and the door stays. */
  mayWrite: boolean;
}

export type NotHome =
  | { expired: false; attempt: number }
  | { expired: true; attempt: number; fate: 'delete' | 'email' };

export function countAttempt(attempt: number, settings: ExpirySettings): NotHome {
  const next = attempt + 1;
  if (settings.addressAttempts === 0 || next < settings.addressAttempts)
    return { expired: false, attempt: next };
  if (settings.expiredAddresses === 0) return { expired: true, attempt: next, fate: 'delete' };
  return settings.mayWrite
    ? { expired: true, attempt: next, fate: 'email' }
    : { expired: false, attempt: next };
}
