/** Waves of a swap: offers to the next people (X-SWAP-4, X-SWAP-10). */
import { isActive, isLive } from '@sheaf/rules/planning/swaps/swap';
import { isReminderDue, isWaveDue, nextStepAt, nextWave, type Wave } from '@sheaf/rules/planning/swaps/waves';
import { dutiesOfIds, possibleTakers } from '#contexts/duties/duties.api';
import { readSwapFacts, type SwapContext, type SwapFacts } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPeople, tellPerson, tellPlanners } from '#contexts/planning/swaps/tell-swap';
import { hashSecret, newSecret } from '#platform/secrets';

/** Plans the next step of a swap: its next wave or its end. */
async function planStep({ tenant }: SwapContext, id: number, facts: Parameters<typeof nextStepAt>[0]) {
  const at = nextStepAt(facts);
  if (at !== null) await swaps.stepAt(tenant, id, new Date(at));
}

/** @returns the links by which the people answer without signing in. */
async function addOffers({ tenant, platform, now }: SwapContext, id: number, people: readonly number[]) {
  const tokens = new Map(people.map((person) => [person, newSecret()]));
  const offers = [...tokens].map(([personId, token]) => ({ personId, tokenHash: hashSecret(token) }));
  await swapOffers.add(tenant, id, offers, now);
  // The token is in the fragment, which reaches neither logs nor the Referer header.
  return new Map(
    [...tokens].map(([person, token]) => [person, `${platform.settings.address}/take#${token}`]),
  );
}

/**
 * The caller holds the lock on the swap, whose duty is still the same.
 * @param chosen people whom the asker chose
 */
export async function runWave(
  context: SwapContext,
  { row, swap, duty, dutyRow, zone }: SwapFacts,
  chosen: readonly number[] = [],
): Promise<Wave> {
  const { tenant, now } = context;
  const ranked = await possibleTakers(context, dutyRow!);
  const wave = nextWave(swap, { now: now.getTime(), startsAt: duty!.startsAt, zone, ranked, chosen });
  const links = await addOffers(context, row.id, wave.asks);
  const nextAt = wave.nextAt === null ? null : new Date(wave.nextAt);
  await swaps.setState(tenant, row.id, { state: wave.state, next_at: nextAt });
  await planStep(context, row.id, { ...wave, closesAt: swap.closesAt, remindAt: swap.remindAt });
  const news = { swapId: row.id, dutyRow: dutyRow!, about: row.from_person };
  await tellPeople(context, 'swap-asked', wave.asks, { ...news, links });
  if (wave.state === 'nobody' && swap.state !== 'nobody') {
    await tellPerson(context, 'swap-nobody', row.from_person, news);
    await tellPlanners(context, 'swap-nobody', [row.from_person], news);
  }
  return wave;
}

/** Reminds the asker that nobody has the duty (X-SWAP-18). */
async function remind(context: SwapContext, facts: SwapFacts): Promise<SwapFacts> {
  const { row, dutyRow } = facts;
  const swap = { ...facts.swap, remindAt: null };
  await swaps.markReminded(context.tenant, row.id);
  await planStep(context, row.id, swap);
  const news = { swapId: row.id, dutyRow: dutyRow!, about: row.from_person };
  await tellPeople(context, 'swap-unfilled', [row.from_person], news);
  return { ...facts, swap };
}

/**
 * Closes a swap whose duty changed; otherwise reminds the asker and runs the next wave, if they are due.
 * Idempotent.
 * @returns the number of people asked.
 */
export async function advanceSwap(context: SwapContext, id: number): Promise<number> {
  const { tenant, now } = context;
  const row = await swaps.lock(tenant, id);
  if (!row || !isActive(row)) return 0;
  const [dutyRow] = await dutiesOfIds(tenant, [row.duty_id]);
  const read = await readSwapFacts(context, row, dutyRow);
  if (!isLive(read.swap, read.duty, now.getTime())) {
    await swaps.setState(tenant, id, { state: 'closed', next_at: null });
    await swapOffers.end(tenant, id);
    return 0;
  }
  const facts = isReminderDue(read.swap, now.getTime()) ? await remind(context, read) : read;
  return isWaveDue(facts.swap, now.getTime()) ? (await runWave(context, facts)).asks.length : 0;
}
