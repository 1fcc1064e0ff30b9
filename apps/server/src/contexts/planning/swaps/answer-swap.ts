import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { decideCannot, decideTake } from '@sheaf/rules/planning/swaps/swap';
import { conflictsWith, takeOverDuty } from '#contexts/duties/duties.api';
import { lockSwap } from '#contexts/planning/swaps/lock-swap';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import { advanceSwap } from '#contexts/planning/swaps/run-wave';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPeople, tellPlanners } from '#contexts/planning/swaps/tell-swap';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerSwap>;
type LockedSwap = Awaited<ReturnType<typeof lockSwap>>;

async function take(call: Call, { row, swap, duty, dutyRow, locked }: LockedSwap): Promise<void> {
  const { tenant, actor, now } = call;
  const clashes = await conflictsWith(tenant, dutyRow, actor.personId);
  const decision = decideTake(swap, duty, { person: actor.personId, now: now.getTime(), clashes });
  if (!decision.allowed) return call.refuse(decision.reason);
  await swaps.answer(tenant, row.id, actor.personId, 'taken');
  const taken = { next_at: null, taken_by: actor.personId, taken_at: now };
  await swaps.setState(tenant, row.id, { state: decision.value, ...taken });
  const news = { swapId: row.id, dutyRow, about: actor.personId };
  if (decision.value === 'pending') return tellPlanners(call, 'swap-pending', [], news);
  if (!(await takeOverDuty(call, locked, actor.personId))) return call.refuse('swap-unfit');
  await swaps.endOffers(tenant, row.id);
  await tellPeople(call, 'swap-taken', [row.from_person], news);
}

async function decline(call: Call, { row, swap, duty }: LockedSwap): Promise<void> {
  const { tenant, actor, now } = call;
  const decision = decideCannot(swap, duty, { person: actor.personId, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  await swaps.answer(tenant, row.id, actor.personId, decision.value);
  await advanceSwap(call, row.id);
}

/** X-SWAP-5, X-SWAP-6. A planner of the duty can be asked like others. */
export async function answerSwap(call: Call) {
  const locked = await lockSwap(call, ['asked', 'planner']);
  if (locked.swap.offers.every(({ personId }) => personId !== call.actor.personId)) return call.missing();
  await (call.body.answer === 'take' ? take(call, locked) : decline(call, locked));
  return (await presentSwap(call, locked.row.id)) ?? call.missing();
}
