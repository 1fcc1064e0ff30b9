import type { ReplyOf } from '@sheaf/contract/operation';
import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { fullName } from '@sheaf/rules/people/people/names';
import { isActive, isAsked, isLive, isOffered, type Swap } from '@sheaf/rules/planning/swaps/swap';
import { partnerOf } from '@sheaf/rules/planning/swaps/swap-chain';
import { plannerKeyOf } from '@sheaf/rules/planning/swaps/swap-terms';
import { type SwapRole, seesReasons, swapRoleOf } from '@sheaf/rules/planning/swaps/swap-viewer';
import { type DutyRow, dutiesOfIds } from '#contexts/duties/duties.api';
import { asDuty, asSwap, readSurroundings, type SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { type SwapRow, swaps } from '#contexts/planning/swaps/swaps.store';
import { textOfDuty } from '#contexts/planning/swaps/tell-swap';
import type { Actor } from '#platform/actor';

type SwapReply = ReplyOf<typeof operations.readSwap>;
interface ViewContext extends SwapContext {
  actor: Actor;
}

/** Whether the reader still has something to see: the asker until the duty, the others while it concerns them. */
const isShownTo = (role: SwapRole, state: SwapRow['state'], live: boolean, concerns: boolean): boolean =>
  role === 'asker' ? live || state === 'taken' : live && (role === 'planner' || concerns);

/** The person said yes to a part of an exchange and waits for the other one. */
const holds = ({ offers }: Swap, person: number): boolean =>
  offers.some(({ personId, state }) => personId === person && state === 'held');

/** The second person of a chain is asked for the duty of the first one. */
function seenBy(
  swap: Swap,
  role: SwapRole,
  person: number,
  duties: ReadonlyMap<number, DutyRow>,
  wanted: DutyRow,
): { shown: DutyRow; fromPerson: number } {
  const own = swap.offers.find(({ personId }) => personId === person);
  const partner = role === 'asked' && own?.gives == null ? partnerOf(swap, person) : undefined;
  const given = duties.get(partner?.gives ?? 0);
  return given && partner
    ? { shown: given, fromPerson: partner.personId }
    : { shown: wanted, fromPerson: swap.from };
}

/** In the order of the rows, without those that the caller may not see. */
async function present(
  context: ViewContext,
  rows: readonly SwapRow[],
  listed: boolean,
): Promise<SwapReply[]> {
  const { tenant, actor, now } = context;
  if (rows.length === 0) return [];
  const offers = await swapOffers.ofSwaps(
    tenant,
    rows.map(({ id }) => id),
  );
  const given = offers.flatMap(({ gives_duty: id }) => id ?? []);
  const duties = new Map<number, DutyRow>(
    (await dutiesOfIds(tenant, [...rows.map(({ duty_id }) => duty_id), ...given])).map((duty) => [
      duty.id,
      duty,
    ]),
  );
  const passed = async (id: number | null | undefined) => {
    const row = duties.get(id ?? 0);
    if (!row) return null;
    const { title, from } = await textOfDuty(context, row, actor.lang);
    return { title, date: row.on_date, starts_at: from };
  };
  const people = [
    ...rows.flatMap(({ from_person: from, taken_by: taker }) => (taker === null ? [from] : [from, taker])),
    ...offers.flatMap(({ gives_duty: id, person_id: person }) => (id === null ? [] : [person])),
  ];
  const names = new Map((await swaps.namesOf(tenant, people)).map((person) => [person.id, fullName(person)]));
  const around = await readSurroundings(context);
  const found: SwapReply[] = [];
  for (const row of rows) {
    const dutyRow = duties.get(row.duty_id)!;
    const duty = asDuty(dutyRow, around);
    const swap = asSwap(row, offers);
    const plannerKey = plannerKeyOf(dutyRow);
    const role = swapRoleOf(swap, plannerKey, actor);
    const mayTake = isOffered(swap, duty, now.getTime()) && isAsked(swap, actor.personId);
    const live = isActive(swap) && isLive(swap, duty, now.getTime());
    if (role === null) continue;
    const concerns = mayTake || row.taken_by === actor.personId || holds(swap, actor.personId);
    if (listed && !isShownTo(role, row.state, live, concerns)) continue;
    const sees = seesReasons(role);
    const own = swap.offers.find(({ personId }) => personId === actor.personId);
    const { shown, fromPerson } = seenBy(swap, role, actor.personId, duties, dutyRow);
    const { title, from } = await textOfDuty(context, shown, actor.lang);
    const asked = sees ? offers.filter(({ swap_id }) => swap_id === row.id) : [];
    found.push({
      id: row.id,
      duty_id: row.duty_id,
      role,
      state: row.state,
      released: row.released,
      needs_agreement: duty.terms === 'agreed',
      kind: shown.kind,
      title,
      date: shown.on_date,
      starts_at: from,
      from: { id: fromPerson, name: names.get(fromPerson) ?? '' },
      taker: row.taken_by === null ? null : { id: row.taken_by, name: names.get(row.taken_by) ?? '' },
      reason: sees ? row.reason : null,
      note: sees ? row.note : null,
      offers: await Promise.all(
        asked.map(async (offer) => ({
          id: offer.person_id,
          name: fullName(offer),
          state: offer.state,
          asked_at: offer.asked_at.toISOString(),
          chain: offer.chain,
          gives: await passed(offer.gives_duty),
        })),
      ),
      gives: await passed(own?.gives),
      in_chain: own?.chain != null,
      held_until: own?.heldUntil ? new Date(own.heldUntil).toISOString() : null,
      answer: own?.state ?? null,
      can_take: mayTake,
      can_agree: live && row.state === 'pending' && actor.permissions.has(plannerKey),
      next_at: row.next_at?.toISOString() ?? null,
      closes_at: row.closes_at.toISOString(),
    });
  }
  return found;
}

export const presentSwaps = (context: ViewContext, rows: readonly SwapRow[]): Promise<SwapReply[]> =>
  present(context, rows, true);

/** Undefined for a swap that the caller may not see. */
export async function presentSwap(context: ViewContext, id: number): Promise<SwapReply | undefined> {
  const row = await swaps.read(context.tenant, id);
  return row && (await present(context, [row], false))[0];
}
