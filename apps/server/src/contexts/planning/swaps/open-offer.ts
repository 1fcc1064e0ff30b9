/** Opens the offer of a link, without a session (X-SWAP-17). */
import type { ReplyOf } from '@sheaf/contract/operation';
import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { fullName } from '@sheaf/rules/people/people/names';
import { decideLink, type LinkState } from '@sheaf/rules/planning/swaps/offer-link';
import { partnerOf } from '@sheaf/rules/planning/swaps/swap-chain';
import { clockOf, dateOf, wallTimeIn } from '@sheaf/rules/time/wall-time';
import { presentAskedDuty } from '#contexts/duties/duties.api';
import { limitAnswers, readLetterhead, readRecord } from '#contexts/people/people.api';
import { dutyOfPart } from '#contexts/planning/swaps/end-offers';
import { type LockedSwap, lockSwapOf } from '#contexts/planning/swaps/lock-swap';
import type { SwapContext } from '#contexts/planning/swaps/swap-facts';
import { findSwapOffer } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call =
  | Handler<typeof operations.readOffer>
  | Handler<typeof operations.noteOfferSeen>
  | Handler<typeof operations.answerOffer>;
type OfferReply = ReplyOf<typeof operations.readOffer>;

export interface OpenedOffer {
  context: SwapContext;
  locked: LockedSwap;
  person: number;
  state: LinkState;
}

/** Without the reason, the note and the other people who were asked. */
export async function presentOffer({ context, locked, person, state }: OpenedOffer): Promise<OfferReply> {
  const { tenant, platform } = context;
  const { row, swap, dutyRow, duty, zone } = locked;
  const own = swap.offers.find(({ personId }) => personId === person)!;
  const wanted = (await dutyOfPart(context, locked, person)) ?? dutyRow;
  const given = locked.locked.rows.find(({ id }) => id === own.gives);
  const fromPerson = wanted === dutyRow ? row.from_person : partnerOf(swap, person)!.personId;
  const wallTimeOf = (instant: number) => {
    const wall = wallTimeIn(zone, instant);
    return { date: dateOf(wall), time: clockOf(wall) };
  };
  const { first_name, lang } = (await readRecord(tenant, person))!;
  const { name, time_format } = await readLetterhead(tenant);
  const [from] = await swaps.namesOf(tenant, [fromPerson]);
  return {
    first_name,
    from: from ? fullName(from) : '',
    congregation: name,
    time_format,
    timezone_id: zone,
    duty: await presentAskedDuty(tenant, platform, wanted, lang),
    gives: given ? await presentAskedDuty(tenant, platform, given, lang) : null,
    in_chain: own.chain != null,
    held_until: own.heldUntil ? wallTimeOf(own.heldUntil) : null,
    state,
    needs_agreement: duty?.terms === 'agreed',
    closes: wallTimeOf(row.closes_at.getTime()),
  };
}

/** Current state of an offer; ends the call for an ended one. */
export async function resolveOffer(
  call: Call,
  context: SwapContext,
  { swapId, person }: { swapId: number; person: number },
): Promise<OpenedOffer> {
  const locked = await lockSwapOf(context, swapId);
  const isActive = (await readRecord(context.tenant, person))?.active;
  if (!locked || !isActive) return call.refuse('swap-offer-ended');
  const decision = decideLink(locked.swap, locked.duty, { person, now: call.now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  const wanted = await dutyOfPart(context, locked, person);
  if (!wanted || (decision.value === 'yours' && wanted.person_id !== person))
    return call.refuse('swap-offer-ended');
  return { context, locked, person, state: decision.value };
}

/** Locks the swap of the link, and acts in the name of the person who was asked. */
export async function openOffer<Answer>(
  call: Call,
  operation: string,
  act: (offer: OpenedOffer) => Promise<Answer>,
): Promise<Answer> {
  await limitAnswers(call);
  const { platform, now } = call;
  const link = await findSwapOffer(platform.pool, hashSecret(call.body.token));
  if (!link) return call.refuse('swap-offer-ended');
  const { congregation_id: congregationId, swap_id: swapId, person_id: person } = link;
  const actor = { congregationId, personId: person, operation };
  return tenantTransaction(platform, actor, async (tenant) =>
    act(await resolveOffer(call, { tenant, platform, now }, { swapId, person })),
  );
}
