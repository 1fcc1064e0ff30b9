/** People who can no longer have their duty, and what it costs to replace the others (X-FAIR-54). */
import type { Acknowledgement } from '../../duties/acknowledge.ts';

export const draftModes = ['new', 'repair'] as const;
export type DraftMode = (typeof draftModes)[number];

/** Why the person of a duty can no longer have it. `declined`: the person wants a replacement. */
export const fallReasons = ['not-qualified', 'away', 'declined', 'cannot'] as const;
export type FallReason = (typeof fallReasons)[number];

/** A duty with a person. */
export interface StandingDuty {
  isEligible: boolean;
  isAway: boolean;
  /** A time at which the person said that they cannot. */
  cannotThen: boolean;
  declined: boolean;
  said: Acknowledgement | null;
  /** The person was notified of the duty, or answered. */
  isTold: boolean;
}

/** Null for a person who stays. Who accepted a duty at an unusual time can have it. */
export function fallOf({ isEligible, isAway, declined, cannotThen, said }: StandingDuty): FallReason | null {
  if (!isEligible) return 'not-qualified';
  if (isAway) return 'away';
  if (declined) return 'declined';
  return cannotThen && said !== 'yes' ? 'cannot' : null;
}

/** Cost of replacing the person at the second level of a draft. */
export const firmnessOf = ({ said, isTold }: Pick<StandingDuty, 'said' | 'isTold'>): number => {
  if (said === 'yes') return 8;
  return isTold ? 4 : 1;
};
