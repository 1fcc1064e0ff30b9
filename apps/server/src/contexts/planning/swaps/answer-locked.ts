/** Carries out the answer of a person who was asked; the caller holds the locks of the swap. */
import { decideCannot, decideTake } from '@sheaf/rules/planning/swaps/swap';
import { conflictsWith, takeOverDuty } from '#contexts/duties/duties.api';
import { endChain, endOffers } from '#contexts/planning/swaps/end-offers';
import type { LockedSwap } from '#contexts/planning/swaps/lock-swap';
import { advanceSwap } from '#contexts/planning/swaps/run-wave';
import type { SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { takePart } from '#contexts/planning/swaps/take-part';
import { tellPeople, tellPlanners } from '#contexts/planning/swaps/tell-swap';

type Refusal = 'swap-taken' | 'swap-ended' | 'swap-clash' | 'swap-unfit';

async function take(context: SwapContext, found: LockedSwap, person: number): Promise<Refusal | null> {
  const { tenant, now } = context;
  const { row, swap, duty, dutyRow, locked } = found;
  const own = swap.offers.find(({ personId }) => personId === person);
  if (own?.chain != null) return takePart(context, found, own);
  const clashes = await conflictsWith(tenant, dutyRow, person);
  const decision = decideTake(swap, duty, { person, now: now.getTime(), clashes });
  if (!decision.allowed) return decision.reason;
  await swapOffers.answer(tenant, row.id, person, 'taken');
  await swaps.setState(tenant, row.id, {
    state: decision.value,
    ...{ next_at: null, taken_by: person, taken_at: now },
  });
  const news = { swapId: row.id, dutyRow, about: person };
  if (decision.value === 'pending') {
    await tellPlanners(context, 'swap-pending', [], news);
    return null;
  }
  if (!(await takeOverDuty(context, locked, person))) return 'swap-unfit';
  await endOffers(context, { row, swap, dutyRow });
  await tellPeople(context, 'swap-taken', [row.from_person], news);
  return null;
}

async function decline(
  context: SwapContext,
  { row, swap, duty, dutyRow }: LockedSwap,
  person: number,
): Promise<Refusal | null> {
  const decision = decideCannot(swap, duty, { person, now: context.now.getTime() });
  if (!decision.allowed) return decision.reason;
  await swapOffers.answer(context.tenant, row.id, person, decision.value);
  const chain = swap.offers.find(({ personId }) => personId === person)?.chain;
  if (chain != null) await endChain(context, { row, swap, dutyRow }, chain);
  await advanceSwap(context, row.id);
  return null;
}

/** @returns why the answer is refused; the caller then rolls the transaction back. */
export const answerLocked = (
  context: SwapContext,
  locked: LockedSwap,
  { person, answer }: { person: number; answer: 'take' | 'cant' },
): Promise<Refusal | null> =>
  answer === 'take' ? take(context, locked, person) : decline(context, locked, person);
