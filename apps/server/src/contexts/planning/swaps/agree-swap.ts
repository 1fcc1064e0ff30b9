import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { isHardClash } from '@sheaf/rules/duties/clash';
import { decideAgree } from '@sheaf/rules/planning/swaps/swap';
import { plannerKeyOf } from '@sheaf/rules/planning/swaps/swap-terms';
import { conflictsWith, takeOverDuty } from '#contexts/duties/duties.api';
import { endOffers } from '#contexts/planning/swaps/end-offers';
import { lockSwap } from '#contexts/planning/swaps/lock-swap';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import { advanceSwap } from '#contexts/planning/swaps/run-wave';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPeople, tellPerson } from '#contexts/planning/swaps/tell-swap';
import type { Handler } from '#platform/handle';

/** X-SWAP-3. An asker who plans the duty agrees like others. */
export async function agreeSwap(call: Handler<typeof operations.agreeSwap>) {
  const { tenant, actor, body, now } = call;
  const { row, swap, duty, dutyRow, locked } = await lockSwap(call, ['planner', 'asker']);
  if (!actor.permissions.has(plannerKeyOf(dutyRow))) return call.missing();
  const decision = decideAgree(swap, duty, { agree: body.agree, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  const taker = row.taken_by!;
  const news = { swapId: row.id, dutyRow, about: taker };
  if (decision.value === 'taken') {
    if ((await conflictsWith(tenant, dutyRow, taker)).some(isHardClash)) return call.refuse('swap-clash');
    if (!(await takeOverDuty(call, locked, taker))) return call.refuse('swap-unfit');
    await swaps.setState(tenant, row.id, { state: 'taken' });
    await endOffers(call, { row, swap, dutyRow });
    await tellPerson(call, 'swap-agreed', taker, news);
    await tellPeople(call, 'swap-taken', [row.from_person], news);
  } else {
    await swapOffers.answer(tenant, row.id, taker, 'refused');
    await swaps.setState(tenant, row.id, { state: 'open', taken_by: null, taken_at: null });
    await tellPerson(call, 'swap-refused', taker, news);
    await advanceSwap(call, row.id);
  }
  return (await presentSwap(call, row.id)) ?? call.missing();
}
