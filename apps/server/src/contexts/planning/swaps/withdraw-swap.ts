import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { decideWithdraw } from '@sheaf/rules/planning/swaps/swap';
import { endOffers } from '#contexts/planning/swaps/end-offers';
import { lockSwap } from '#contexts/planning/swaps/lock-swap';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Handler } from '#platform/handle';

/** X-SWAP-9. */
export async function withdrawSwap(call: Handler<typeof operations.withdrawSwap>) {
  const { tenant, now } = call;
  const { row, swap, duty, dutyRow } = await lockSwap(call, ['asker']);
  const decision = decideWithdraw(swap, duty, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  await swaps.setState(tenant, row.id, { state: decision.value, next_at: null });
  await endOffers(call, { row, swap, dutyRow });
  return { ok: true as const };
}
