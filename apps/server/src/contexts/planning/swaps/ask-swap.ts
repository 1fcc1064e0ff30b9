import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { decideAsk } from '@sheaf/rules/planning/swaps/swap';
import { closingOf, reminderOf } from '@sheaf/rules/planning/swaps/waves';
import { lockDutyInPlan } from '#contexts/duties/duties.api';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import { advanceSwap, runWave } from '#contexts/planning/swaps/run-wave';
import { asDuty, asSwap, readSurroundings, readSwapFacts } from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Handler } from '#platform/handle';

/** X-SWAP-1, X-SWAP-2. */
export async function askSwap(call: Handler<typeof operations.askSwap>) {
  const { tenant, actor, body, now } = call;
  // In the lock order of every change: a swap before its duty.
  const before = await swaps.lockActiveOf(tenant, body.duty_id);
  const locked = await lockDutyInPlan(tenant, body.duty_id);
  if (!locked) return call.missing();
  const duty = asDuty(locked.row, await readSurroundings(call));
  const at = { person: actor.personId, now: now.getTime() };
  const decision = decideAsk(duty, before ? asSwap(before, []) : null, at);
  if (!decision.allowed) return call.refuse(decision.reason);
  if (before) await advanceSwap(call, before.id);
  // Another request can have begun a swap between the two locks.
  if (await swaps.hasActive(tenant, body.duty_id)) return call.refuse('swap-open');
  const remindAt = reminderOf(duty.startsAt, now.getTime());
  const id = await swaps.add(tenant, {
    dutyId: locked.row.id,
    from: actor.personId,
    date: locked.row.on_date,
    reason: body.reason,
    note: body.note,
    closesAt: new Date(closingOf(duty.startsAt)),
    remindAt: remindAt === null ? null : new Date(remindAt),
    now,
  });
  const row = (await swaps.read(tenant, id))!;
  await runWave(call, await readSwapFacts(call, row, locked.row), body.user_ids);
  return (await presentSwap(call, id)) ?? call.missing();
}
