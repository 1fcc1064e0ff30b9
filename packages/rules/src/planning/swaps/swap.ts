/** Decides who may ask, take, agree to, release and withdraw a swap (X-SWAP). The first acceptance wins. */
import { allow, type Decision, refuse } from '../../decision.ts';
import { type Clash, isHardClash } from '../../duties/clash.ts';
import { isUnanswered, type OfferState, type SwapState, unansweredStates } from './swap-state.ts';
import type { SwapTerms } from './swap-terms.ts';

export interface SwapOffer {
  personId: number;
  state: OfferState;
  /** Number of the chain of two people; null for an offer to one person (X-SWAP-32). */
  chain?: number | null | undefined;
  /** The duty that the first person of a chain passes on. */
  gives?: number | null | undefined;
  /** For `held`. */
  heldUntil?: number | null | undefined;
}

export interface Swap {
  /** The asker. */
  from: number;
  state: SwapState;
  /** The asker gave up the duty in any case: the place is empty. */
  released: boolean;
  /** Date of the duty when the swap began. */
  date: string;
  takenBy: number | null;
  /** Instants are milliseconds since 1970. */
  closesAt: number;
  /** Null without a further wave. */
  nextAt: number | null;
  /** When the asker is reminded that nobody has the duty yet; null afterwards, and for a late swap. */
  remindAt: number | null;
  offers: readonly SwapOffer[];
}

/** Current state of the duty. */
export interface SwappedDuty {
  personId: number | null;
  date: string;
  startsAt: number;
  /** An event replaces its meeting. */
  cancelled: boolean;
  /** A place in a cart shift: a person leaves the shift instead of emptying the place. */
  shift: boolean;
  /** Leads a group of field service, which is planned with a leader: the place cannot be emptied. */
  leads?: boolean | undefined;
  /** Null for a duty without swaps. */
  terms: SwapTerms | null;
}

const active: ReadonlySet<SwapState> = new Set(['open', 'pending', 'nobody']);

/** A duty has at most one active swap. */
export const isActive = ({ state }: Pick<Swap, 'state'>): boolean => active.has(state);

/** A swap ends when its duty is removed, moved to another day, cancelled, reassigned, or begins. */
export const isLive = (swap: Swap, duty: SwappedDuty | null, now: number): duty is SwappedDuty =>
  isActive(swap) &&
  duty !== null &&
  !duty.cancelled &&
  duty.date === swap.date &&
  duty.personId === (swap.released ? null : swap.from) &&
  now < duty.startsAt;

/** Whether the asker is notified of the end of a search: the duty changed, and not because they gave it up. */
export const isEndTold = (swap: Swap, duty: SwappedDuty | null, now: number): boolean =>
  !swap.released && duty !== null && now < duty.startsAt;

interface RemovedDuty {
  /** The asker, who had the duty. */
  person: number;
  /** Who removed it; null for a job. */
  by: number | null;
  /** The person has a place in the same shift again: the shift was changed. */
  isBack: boolean;
}

/** Whether the asker is notified that a removed duty took its search along; they know of a shift that they left. */
export const isRemovalTold = ({ person, by, isBack }: RemovedDuty): boolean => by !== person || isBack;

/** Whether people may still take the duty. */
export const isOffered = (swap: Swap, duty: SwappedDuty | null, now: number): duty is SwappedDuty =>
  isLive(swap, duty, now) && swap.state !== 'pending' && now < swap.closesAt;

/** @param swap the active swap of the duty; null without one. */
export function decideAsk(
  duty: SwappedDuty,
  swap: Swap | null,
  { person, now }: { person: number; now: number },
): Decision<SwapTerms, 'duty-not-yours' | 'duty-begun' | 'duty-not-swapped' | 'swap-open'> {
  if (duty.personId !== person) return refuse('duty-not-yours');
  if (now >= duty.startsAt) return refuse('duty-begun');
  if (duty.terms === null || duty.cancelled) return refuse('duty-not-swapped');
  return swap && isLive(swap, duty, now) ? refuse('swap-open') : allow(duty.terms);
}

const mayAnswer: ReadonlySet<OfferState> = new Set([...unansweredStates, 'cant']);

/** Whether the person was asked and may answer, also after an earlier no, which ends a chain. */
export const isAsked = ({ offers }: Swap, person: number): boolean =>
  offers.some(
    ({ personId, state, chain }) =>
      personId === person && mayAnswer.has(state) && (chain == null || isUnanswered(state)),
  );

interface TakeAttempt {
  person: number;
  now: number;
  clashes: readonly Clash[];
}

/** @returns `pending` for a duty whose overseer agrees first. */
export function decideTake(
  swap: Swap,
  duty: SwappedDuty | null,
  { person, now, clashes }: TakeAttempt,
): Decision<'taken' | 'pending', 'swap-taken' | 'swap-ended' | 'swap-clash'> {
  if (swap.state === 'taken' || swap.state === 'pending') return refuse('swap-taken');
  if (!isOffered(swap, duty, now) || duty.terms === null || !isAsked(swap, person))
    return refuse('swap-ended');
  if (clashes.some(isHardClash)) return refuse('swap-clash');
  return allow(duty.terms === 'agreed' ? 'pending' : 'taken');
}

/** A no counts once; the person may still take the duty later. */
export const decideCannot = (
  swap: Swap,
  duty: SwappedDuty | null,
  { person, now }: { person: number; now: number },
): Decision<'cant', 'swap-ended'> =>
  isOffered(swap, duty, now) && isAsked(swap, person) ? allow('cant') : refuse('swap-ended');

/** @returns the state after the answer of the overseer. */
export function decideAgree(
  swap: Swap,
  duty: SwappedDuty | null,
  { agree, now }: { agree: boolean; now: number },
): Decision<'taken' | 'open', 'swap-ended'> {
  if (swap.state !== 'pending' || !isLive(swap, duty, now)) return refuse('swap-ended');
  return allow(agree ? 'taken' : 'open');
}

/** "I can do it after all": not once the duty was given up or given away. */
export function decideWithdraw(
  swap: Swap,
  duty: SwappedDuty | null,
  now: number,
): Decision<'withdrawn', 'swap-taken' | 'swap-ended'> {
  if (swap.state === 'taken') return refuse('swap-taken');
  return isLive(swap, duty, now) && !swap.released ? allow('withdrawn') : refuse('swap-ended');
}

/** "I can't in any case": empties the place, and the search continues. */
export function decideRelease(
  swap: Swap,
  duty: SwappedDuty | null,
  now: number,
): Decision<true, 'swap-taken' | 'swap-ended' | 'swap-of-shift' | 'swap-of-group'> {
  if (swap.state === 'taken') return refuse('swap-taken');
  if (duty?.shift) return refuse('swap-of-shift');
  if (duty?.leads) return refuse('swap-of-group');
  return isLive(swap, duty, now) && !swap.released ? allow(true) : refuse('swap-ended');
}
