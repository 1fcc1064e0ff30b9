/** A person of a chain takes their part; the second yes changes both duties in one transaction (X-SWAP-33). */
import { isDutyClash } from '@sheaf/rules/duties/clash';
import type { SwapOffer } from '@sheaf/rules/planning/swaps/swap';
import { decidePart, heldUntilOf, partnerOf } from '@sheaf/rules/planning/swaps/swap-chain';
import { conflictsWith, type DutyRow, takeOverDuty } from '#contexts/duties/duties.api';
import { endOffers } from '#contexts/planning/swaps/end-offers';
import type { LockedSwap } from '#contexts/planning/swaps/lock-swap';
import { planStep } from '#contexts/planning/swaps/run-wave';
import { asDuty, readSurroundings, type SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPeople, tellPerson } from '#contexts/planning/swaps/tell-swap';

interface Chain {
  first: SwapOffer;
  second: SwapOffer;
  given: DutyRow;
}

/** Undefined if the duty that is passed on was removed. */
function chainOf({ swap, locked }: LockedSwap, own: SwapOffer): Chain | undefined {
  const partner = partnerOf(swap, own.personId);
  if (!partner) return undefined;
  const [first, second] = own.gives == null ? [partner, own] : [own, partner];
  const given = locked.rows.find(({ id }) => id === first.gives);
  return given && { first, second, given };
}

/** The second person first, so that the first one is free. */
async function exchange(
  context: SwapContext,
  { row, swap, dutyRow, locked }: LockedSwap,
  { first, second, given }: Chain,
): Promise<boolean> {
  const { tenant, now } = context;
  const { rows } = locked;
  if (!(await takeOverDuty(context, { row: given, rows }, second.personId))) return false;
  const after = rows.map((one) => (one.id === given.id ? { ...one, person_id: second.personId } : one));
  if (!(await takeOverDuty(context, { row: dutyRow, rows: after }, first.personId))) return false;
  for (const { personId } of [first, second]) await swapOffers.answer(tenant, row.id, personId, 'taken');
  const taken = { state: 'taken' as const, next_at: null, taken_by: first.personId, taken_at: now };
  await swaps.setState(tenant, row.id, taken);
  const others = swap.offers.filter(({ chain }) => chain !== first.chain);
  await endOffers(context, { row, swap: { ...swap, offers: others }, dutyRow });
  const news = { swapId: row.id, about: first.personId };
  await tellPeople(context, 'swap-taken', [row.from_person], { ...news, dutyRow });
  if (first.state === 'held') await tellPerson(context, 'swap-agreed', first.personId, { ...news, dutyRow });
  if (second.state === 'held')
    await tellPerson(context, 'swap-agreed', second.personId, { ...news, dutyRow: given });
  return true;
}

/** Person of the duty while it can still be passed on. */
async function holderOf(context: SwapContext, given: DutyRow): Promise<number | null> {
  const { personId, cancelled, startsAt } = asDuty(given, await readSurroundings(context));
  return cancelled || context.now.getTime() >= startsAt ? null : personId;
}

export async function takePart(
  context: SwapContext,
  found: LockedSwap,
  own: SwapOffer,
): Promise<'swap-taken' | 'swap-ended' | 'swap-clash' | 'swap-unfit' | null> {
  const { tenant, now } = context;
  const { row, swap, duty, dutyRow } = found;
  const chain = chainOf(found, own);
  if (!chain) return swap.state === 'taken' ? 'swap-taken' : 'swap-ended';
  const { personId: person } = own;
  const isFirst = chain.first.personId === person;
  const clashes = (await conflictsWith(tenant, isFirst ? dutyRow : chain.given, person)).filter(
    (clash) => !isDutyClash(clash) || clash.duty !== own.gives,
  );
  const holder = await holderOf(context, chain.given);
  const decision = decidePart(swap, duty, { person, now: now.getTime(), clashes, holder });
  if (!decision.allowed) return decision.reason;
  if (decision.value === 'taken') return (await exchange(context, found, chain)) ? null : 'swap-unfit';
  const until = new Date(heldUntilOf(now.getTime(), swap.closesAt));
  await swapOffers.answer(tenant, row.id, person, 'held', until);
  const offers = [{ ...own, state: 'held' as const, heldUntil: until.getTime() }];
  await planStep(context, row.id, { ...swap, offers: [...swap.offers, ...offers] });
  return null;
}
