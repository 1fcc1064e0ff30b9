/** Waves of a swap: offers to the next people (X-SWAP-4, X-SWAP-10). */
import { isActive, isEndTold, isLive } from '@sheaf/rules/planning/swaps/swap';
import { expiredChains } from '@sheaf/rules/planning/swaps/swap-chain';
import { isReminderDue, isWaveDue, nextStepAt, nextWave } from '@sheaf/rules/planning/swaps/waves';
import { dutiesOfIds, possibleTakers } from '#contexts/duties/duties.api';
import { endChain, endOffers } from '#contexts/planning/swaps/end-offers';
import { findChains } from '#contexts/planning/swaps/find-chains';
import { readSwapFacts, type SwapContext, type SwapFacts } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPeople, tellPerson, tellPlanners } from '#contexts/planning/swaps/tell-swap';
import { hashSecret, newSecret } from '#platform/secrets';

/** Plans the next step of a swap: its next wave or its end. */
export async function planStep({ tenant }: SwapContext, id: number, facts: Parameters<typeof nextStepAt>[0]) {
  const at = nextStepAt(facts);
  if (at !== null) await swaps.stepAt(tenant, id, new Date(at));
}

interface OfferedPart {
  personId: number;
  chain: number | null;
  gives: number | null;
}

/** @returns the links by which the people answer without signing in. */
async function addOffers({ tenant, platform, now }: SwapContext, id: number, parts: readonly OfferedPart[]) {
  const tokens = new Map(parts.map(({ personId }) => [personId, newSecret()]));
  const offers = parts.map((part) => ({ ...part, tokenHash: hashSecret(tokens.get(part.personId)!) }));
  await swapOffers.add(tenant, id, offers, now);
  // The token is in the fragment, which reaches neither logs nor the Referer header.
  return new Map(
    [...tokens].map(([person, token]) => [person, `${platform.settings.address}/take#${token}`]),
  );
}

/** Sends offers to the two people of each exchange (X-SWAP-32). @returns the number of people asked. */
async function askChains(context: SwapContext, facts: SwapFacts): Promise<number> {
  const { tenant, now } = context;
  const { row, swap, dutyRow } = facts;
  if (now.getTime() >= swap.closesAt) return 0;
  const chains = await findChains(context, facts);
  const before = Math.max(0, ...swap.offers.map(({ chain }) => chain ?? 0));
  const given = await dutiesOfIds(
    tenant,
    chains.map(({ gives }) => gives),
  );
  for (const [at, { first, gives, second }] of chains.entries()) {
    const chain = before + at + 1;
    const links = await addOffers(context, row.id, [
      { personId: first, chain, gives },
      { personId: second, chain, gives: null },
    ]);
    const news = { swapId: row.id, links };
    await tellPeople(context, 'swap-asked', [first], { ...news, dutyRow: dutyRow!, about: row.from_person });
    const passed = given.find(({ id }) => id === gives)!;
    await tellPeople(context, 'swap-asked', [second], { ...news, dutyRow: passed, about: first });
  }
  return 2 * chains.length;
}

/**
 * The caller holds the lock on the swap, whose duty is still the same.
 * @param chosen people whom the asker chose
 * @returns the number of people asked.
 */
export async function runWave(
  context: SwapContext,
  facts: SwapFacts,
  chosen: readonly number[] = [],
): Promise<number> {
  const { tenant, now } = context;
  const { row, swap, duty, dutyRow, zone } = facts;
  const ranked = await possibleTakers(context, dutyRow!);
  const wave = nextWave(swap, { now: now.getTime(), startsAt: duty!.startsAt, zone, ranked, chosen });
  const inChains = wave.state === 'nobody' ? await askChains(context, facts) : 0;
  if (inChains > 0) wave.state = 'open';
  const links = await addOffers(
    context,
    row.id,
    wave.asks.map((personId) => ({ personId, chain: null, gives: null })),
  );
  const nextAt = wave.nextAt === null ? null : new Date(wave.nextAt);
  await swaps.setState(tenant, row.id, { state: wave.state, next_at: nextAt });
  await planStep(context, row.id, { ...swap, ...wave });
  const news = { swapId: row.id, dutyRow: dutyRow!, about: row.from_person };
  await tellPeople(context, 'swap-asked', wave.asks, { ...news, links });
  if (wave.state === 'nobody' && swap.state !== 'nobody') {
    await tellPerson(context, 'swap-nobody', row.from_person, news);
    await tellPlanners(context, 'swap-nobody', [row.from_person], news);
  }
  return wave.asks.length + inChains;
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

/** Frees both people of a chain whose second yes did not come in time. */
async function fallBack(context: SwapContext, facts: SwapFacts): Promise<SwapFacts> {
  const expired = expiredChains(facts.swap, context.now.getTime());
  for (const chain of expired) await endChain(context, facts, chain);
  return expired.length === 0 ? facts : readSwapFacts(context, facts.row, facts.dutyRow);
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
    await endOffers(context, read);
    const news = { swapId: id, about: row.from_person };
    if (dutyRow && isEndTold(read.swap, read.duty, now.getTime()))
      await tellPerson(context, 'swap-closed', row.from_person, { ...news, dutyRow });
    return 0;
  }
  const current = await fallBack(context, read);
  const facts = isReminderDue(current.swap, now.getTime()) ? await remind(context, current) : current;
  return isWaveDue(facts.swap, now.getTime()) ? runWave(context, facts) : 0;
}
