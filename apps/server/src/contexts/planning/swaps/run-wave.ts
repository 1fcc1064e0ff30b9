/** Waves of a swap: offers to the next people (X-SWAP-4, X-SWAP-10). */
import { isActive, isLive } from '@sheaf/rules/planning/swaps/swap';
import { isWaveDue, nextStepAt, nextWave, type Wave } from '@sheaf/rules/planning/swaps/waves';
import { dutiesOfIds, possibleTakers } from '#contexts/duties/duties.api';
import { readSwapFacts, type SwapContext, type SwapFacts } from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPeople, tellPerson, tellPlanners } from '#contexts/planning/swaps/tell-swap';

/** Plans the next step of a swap: its next wave or its end. */
async function planStep({ tenant }: SwapContext, id: number, facts: Parameters<typeof nextStepAt>[0]) {
  const at = nextStepAt(facts);
  if (at !== null) await swaps.stepAt(tenant, id, new Date(at));
}

/** The caller holds the lock on the swap, whose duty is still the same. */
export async function runWave(
  context: SwapContext,
  { row, swap, duty, dutyRow, zone }: SwapFacts,
): Promise<Wave> {
  const { tenant, now } = context;
  const ranked = await possibleTakers(context, dutyRow!);
  const wave = nextWave(swap, { now: now.getTime(), startsAt: duty!.startsAt, zone, ranked });
  await swaps.addOffers(tenant, row.id, wave.asks, now);
  const nextAt = wave.nextAt === null ? null : new Date(wave.nextAt);
  await swaps.setState(tenant, row.id, { state: wave.state, next_at: nextAt });
  await planStep(context, row.id, { ...wave, closesAt: swap.closesAt });
  const news = { swapId: row.id, dutyRow: dutyRow!, about: row.from_person };
  await tellPeople(context, 'swap-asked', wave.asks, news);
  if (wave.state === 'nobody' && swap.state !== 'nobody') {
    await tellPerson(context, 'swap-nobody', row.from_person, news);
    await tellPlanners(context, 'swap-nobody', [row.from_person], news);
  }
  return wave;
}

/**
 * Closes a swap whose duty changed, or runs its next wave if it is due. Idempotent.
 * @returns the number of people asked.
 */
export async function advanceSwap(context: SwapContext, id: number): Promise<number> {
  const { tenant, now } = context;
  const row = await swaps.lock(tenant, id);
  if (!row || !isActive(row)) return 0;
  const [dutyRow] = await dutiesOfIds(tenant, [row.duty_id]);
  const facts = await readSwapFacts(context, row, dutyRow);
  if (!isLive(facts.swap, facts.duty, now.getTime())) {
    await swaps.setState(tenant, id, { state: 'closed', next_at: null });
    await swaps.endOffers(tenant, id);
    return 0;
  }
  return isWaveDue(facts.swap, now.getTime()) ? (await runWave(context, facts)).asks.length : 0;
}
