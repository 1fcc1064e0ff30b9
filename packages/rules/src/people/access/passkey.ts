/**
 * Decides whether a verified passkey signs in (AUTH-R16), and the number of passkeys per person (AUTH-R15).
 */
import { allow, type Decision, refuse } from '../../decision.ts';

/** Enough for all devices of a household, and few enough for an overview. */
export const mostPasskeys = 10;
/** Lifetime of a challenge. */
export const challengeMinutes = 5;

export interface PasskeyFacts {
  personActive: boolean;
  /** The user handle of the device matches the person. */
  ownerFits: boolean;
  /** Stored and new signature counter; devices that do not count always send 0. */
  countKept: number;
  countGiven: number;
}

export type PasskeyRefusal = 'person-inactive' | 'other-owner' | 'copied';

export function decideUsePasskey(facts: PasskeyFacts): Decision<true, PasskeyRefusal> {
  if (!facts.personActive) return refuse('person-inactive');
  if (!facts.ownerFits) return refuse('other-owner');
  // The counter belongs to a copy, or to the original after a copy was used.
  if (facts.countKept > 0 && facts.countGiven <= facts.countKept) return refuse('copied');
  return allow(true as const);
}

export const decideAddPasskey = (kept: number): Decision<true, 'passkeys-full'> =>
  kept < mostPasskeys ? allow(true as const) : refuse('passkeys-full');
