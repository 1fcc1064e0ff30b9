/** State of an offer on the page of its link (X-SWAP-17). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { isAsked, isOffered, type Swap, type SwappedDuty } from './swap.ts';
import { partnerOf } from './swap-chain.ts';

/** `waiting`: the person took the duty, and a planner has to agree. `held`: the other person of a chain has not said yes yet. */
export const linkStates = ['open', 'declined', 'held', 'waiting', 'yours'] as const;
export type LinkState = (typeof linkStates)[number];

type LinkDecision = Decision<LinkState, 'swap-taken' | 'swap-offer-ended'>;

/** The same day, and before the start. */
const isAhead = (swap: Swap, duty: SwappedDuty | null, now: number): duty is SwappedDuty =>
  duty !== null && !duty.cancelled && duty.date === swap.date && now < duty.startsAt;

/** For a swap in which somebody said yes. */
function afterYes(swap: Swap, duty: SwappedDuty, person: number): LinkDecision {
  const offer = swap.offers.find(({ personId }) => personId === person);
  // The second person of a chain has another duty than that of the swap.
  const isSecond = offer?.state === 'taken' && swap.takenBy === partnerOf(swap, person)?.personId;
  if (swap.takenBy !== person && !isSecond) return refuse('swap-taken');
  if (swap.state === 'pending') return allow('waiting');
  return isSecond || duty.personId === person ? allow('yours') : refuse('swap-offer-ended');
}

/** A link ends with its swap, and when the duty begins; the taker can read it until then. */
export function decideLink(
  swap: Swap,
  duty: SwappedDuty | null,
  { person, now }: { person: number; now: number },
): LinkDecision {
  const offer = swap.offers.find(({ personId }) => personId === person);
  if (!offer || !isAhead(swap, duty, now)) return refuse('swap-offer-ended');
  if (swap.state === 'taken' || swap.state === 'pending') return afterYes(swap, duty, person);
  if (isOffered(swap, duty, now) && offer.state === 'held') return allow('held');
  if (!isOffered(swap, duty, now) || !isAsked(swap, person)) return refuse('swap-offer-ended');
  return allow(offer.state === 'cant' ? 'declined' : 'open');
}
