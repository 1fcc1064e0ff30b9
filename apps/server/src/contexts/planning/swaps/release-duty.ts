import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { decideRelease } from '@sheaf/rules/planning/swaps/swap';
import { giveUpDuty } from '#contexts/duties/duties.api';
import { lockSwap } from '#contexts/planning/swaps/lock-swap';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { tellPlanners } from '#contexts/planning/swaps/tell-swap';
import type { Handler } from '#platform/handle';

/** X-SWAP-9. */
export async function releaseDuty(call: Handler<typeof operations.releaseDuty>) {
  const { tenant, actor, now } = call;
  const { row, swap, duty, dutyRow } = await lockSwap(call, ['asker']);
  const decision = decideRelease(swap, duty, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  await swaps.release(tenant, row.id);
  await giveUpDuty(tenant, { ...dutyRow, person_id: actor.personId });
  await tellPlanners(call, 'swap-released', [], { swapId: row.id, dutyRow, about: actor.personId });
  return (await presentSwap(call, row.id)) ?? call.missing();
}
