/**
 * Chains of two (X-SWAP-32): if nobody is free alone, one person takes the duty and passes an own one on to another.
 * Each is asked for their part; the first yes waits for the second.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { type Clash, isHardClash } from '../../duties/clash.ts';
import { isAsked, isOffered, type Swap, type SwapOffer, type SwappedDuty } from './swap.ts';

export const mostChains = 3;

const heldMilliseconds = 4 * 3_600_000;

export interface BlockedPerson {
  personId: number;
  /** The only duty that keeps the person from another one. */
  dutyId: number;
}

export interface SwapChain {
  /** Takes the duty of the swap. */
  first: number;
  /** The duty that the first person passes on. */
  gives: number;
  /** Takes the duty of the first person. */
  second: number;
}

interface ChainChoice {
  /** The best first. */
  blocked: readonly BlockedPerson[];
  /** People who could take a duty, the best first, by its id. */
  takers: ReadonlyMap<number, readonly number[]>;
  /** People who were asked, and the asker. */
  asked: ReadonlySet<number>;
  most: number;
}

/** Nobody is asked for two of them. In the order of the first people, then of the second ones. */
export function chooseChains({ blocked, takers, asked, most }: ChainChoice): SwapChain[] {
  const used = new Set(asked);
  const chains: SwapChain[] = [];
  for (const { personId: first, dutyId: gives } of blocked) {
    if (chains.length >= most) break;
    if (used.has(first)) continue;
    const second = takers.get(gives)?.find((person) => person !== first && !used.has(person));
    if (second === undefined) continue;
    chains.push({ first, gives, second });
    used.add(first).add(second);
  }
  return chains;
}

/** The other person of the chain; undefined for an offer to one person. */
export const partnerOf = ({ offers }: Pick<Swap, 'offers'>, person: number): SwapOffer | undefined => {
  const own = offers.find(({ personId }) => personId === person);
  return own?.chain == null
    ? undefined
    : offers.find(({ chain, personId }) => chain === own.chain && personId !== person);
};

interface PartAnswer {
  person: number;
  now: number;
  /** With the duty that this person would get, without the one that they pass on. */
  clashes: readonly Clash[];
  /** Person of the duty that is passed on; null if it is removed, cancelled or has begun. */
  holder: number | null;
}

/** @returns `held`: the other person has not said yes yet. */
export function decidePart(
  swap: Swap,
  duty: SwappedDuty | null,
  { person, now, clashes, holder }: PartAnswer,
): Decision<'held' | 'taken', 'swap-taken' | 'swap-ended' | 'swap-clash'> {
  if (swap.state === 'taken' || swap.state === 'pending') return refuse('swap-taken');
  const partner = partnerOf(swap, person);
  if (!isOffered(swap, duty, now) || duty.terms !== 'free' || !isAsked(swap, person) || !partner)
    return refuse('swap-ended');
  const own = swap.offers.find(({ personId }) => personId === person)!;
  const first = own.gives == null ? partner : own;
  if (first.gives == null || holder !== first.personId) return refuse('swap-ended');
  if (clashes.some(isHardClash)) return refuse('swap-clash');
  if (partner.state === 'held') return now < (partner.heldUntil ?? 0) ? allow('taken') : refuse('swap-ended');
  return isAsked(swap, partner.personId) ? allow('held') : refuse('swap-ended');
}

/** Instants are milliseconds since 1970. Never longer than the search. */
export const heldUntilOf = (now: number, closesAt: number): number =>
  Math.min(now + heldMilliseconds, closesAt);

/** Chains whose first yes has waited too long: both people are free again. */
export const expiredChains = ({ offers }: Pick<Swap, 'offers'>, now: number): number[] =>
  offers.flatMap(({ state, chain, heldUntil }) =>
    state === 'held' && chain != null && (heldUntil ?? 0) <= now ? [chain] : [],
  );

/** When the next of them ends; null without one. */
export function nextExpiry({ offers }: Pick<Swap, 'offers'>): number | null {
  const ends = offers.flatMap(({ state, heldUntil }) => (state === 'held' && heldUntil ? [heldUntil] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}
