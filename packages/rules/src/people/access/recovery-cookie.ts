/** Decides whether the cookie of a browser restores the bearer of its session (AUTH-R23, decision 185). */

/** Two tabs that start together present one cookie; during this time it is no sign of theft. */
export const raceSeconds = 30;

/** Days that a browser keeps the cookie; browsers allow 400 at most, and every check renews it. */
export const recoveryDays = 180;

/** Instants are milliseconds since 1970. */
export interface RecoveryFacts {
  /** The cookie is the present one, or the one before the last change. */
  value: 'present' | 'former' | 'unknown';
  changedAt: number;
  /** The request brings the secret that the session has already, as a repetition after a lost answer does. */
  sameSecret: boolean;
  sessionEnded: boolean;
  sessionExpired: boolean;
  personActive: boolean;
}

export type RecoveryRefusal = 'recovery-unknown' | 'recovery-busy' | 'recovery-copied' | 'person-inactive';

export type RecoveryDecision =
  /** The session gets the secret of the request, and the cookie changes. */
  | { how: 'restore' }
  /** The same answer again, with the cookie that was lost. */
  | { how: 'repeat' }
  | { how: 'refuse'; reason: RecoveryRefusal }
  /** Somebody else used the cookie: the session ends, because its bearer may be theirs. */
  | { how: 'end'; reason: 'recovery-copied' };

const refused = (reason: RecoveryRefusal): RecoveryDecision => ({ how: 'refuse', reason });

export function decideRestore(facts: RecoveryFacts, now: number): RecoveryDecision {
  const { value, changedAt, sameSecret, sessionEnded, sessionExpired, personActive } = facts;
  if (value === 'unknown' || sessionEnded || sessionExpired) return refused('recovery-unknown');
  if (!personActive) return refused('person-inactive');
  if (value === 'present') return { how: 'restore' };
  if (sameSecret) return { how: 'repeat' };
  if (now - changedAt <= raceSeconds * 1000) return refused('recovery-busy');
  return { how: 'end', reason: 'recovery-copied' };
}
