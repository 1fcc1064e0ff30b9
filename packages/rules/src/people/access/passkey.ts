/** Whether a passkey lets its person in, once its signature holds (AUTH-R16), and how many a person keeps (AUTH-R15). */
import { allow, type Decision, refuse } from '../../decision.ts';

/** Enough for every device of a household, few enough to be looked through. */
export const mostPasskeys = 10;
/** How long what is to be signed waits. */
export const challengeMinutes = 5;

export interface PasskeyFacts {
  personActive: boolean;
  /** The device names the same owner as the congregation does. */
  ownerFits: boolean;
  /** How often it signed, as it said the last time and says now; devices that do not count always say 0. */
  countKept: number;
  countGiven: number;
}

export type PasskeyRefusal = 'person-inactive' | 'other-owner' | 'copied';

export function decideUsePasskey(facts: PasskeyFacts): Decision<true, PasskeyRefusal> {
  if (!facts.personActive) return refuse('person-inactive');
  if (!facts.ownerFits) return refuse('other-owner');
  // A count that does not rise comes from a copy, or from the original after its copy was used.
  if (facts.countKept > 0 && facts.countGiven <= facts.countKept) return refuse('copied');
  return allow(true as const);
}

export const decideAddPasskey = (kept: number): Decision<true, 'passkeys-full'> =>
  kept < mostPasskeys ? allow(true as const) : refuse('passkeys-full');
