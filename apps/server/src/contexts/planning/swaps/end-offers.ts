/** Ends offers that are no longer needed, and notifies the people who had said yes. */
import { type DutyRow, dutiesOfIds } from '#contexts/duties/duties.api';
import type { SwapContext, SwapFacts } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { tellPerson } from '#contexts/planning/swaps/tell-swap';

type EndedFacts = Pick<SwapFacts, 'row' | 'swap'> & { dutyRow: DutyRow | undefined };

/** The duty that this person of a chain would get. */
export async function dutyOfPart(
  { tenant }: Pick<SwapContext, 'tenant'>,
  { swap, dutyRow }: EndedFacts,
  person: number,
): Promise<DutyRow | undefined> {
  const own = swap.offers.find(({ personId }) => personId === person);
  if (own?.chain == null || own.gives != null) return dutyRow;
  const first = swap.offers.find(({ chain, personId }) => chain === own.chain && personId !== person);
  return first?.gives == null ? undefined : (await dutiesOfIds(tenant, [first.gives]))[0];
}

async function thank(context: SwapContext, facts: EndedFacts, chain: number | null): Promise<void> {
  for (const offer of facts.swap.offers) {
    if (offer.state !== 'held' || (chain !== null && offer.chain !== chain)) continue;
    const dutyRow = await dutyOfPart(context, facts, offer.personId);
    const news = { swapId: facts.row.id, about: offer.personId };
    if (dutyRow) await tellPerson(context, 'swap-refused', offer.personId, { ...news, dutyRow });
  }
}

/** @param facts before the swap ended. */
export async function endOffers(context: SwapContext, facts: EndedFacts): Promise<void> {
  await swapOffers.end(context.tenant, facts.row.id);
  await thank(context, facts, null);
}

export async function endChain(context: SwapContext, facts: EndedFacts, chain: number): Promise<void> {
  await swapOffers.endChain(context.tenant, facts.row.id, chain);
  await thank(context, facts, chain);
}
