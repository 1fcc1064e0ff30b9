import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { isOffered } from '@sheaf/rules/planning/swaps/swap';
import { lockSwap } from '#contexts/planning/swaps/lock-swap';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import { runWave } from '#contexts/planning/swaps/run-wave';
import type { Handler } from '#platform/handle';

/** X-SWAP-9. */
export async function askNext(call: Handler<typeof operations.askNext>) {
  const locked = await lockSwap(call, ['asker', 'planner']);
  if (locked.swap.state === 'taken' || locked.swap.state === 'pending') return call.refuse('swap-taken');
  if (!isOffered(locked.swap, locked.duty, call.now.getTime())) return call.refuse('swap-ended');
  if ((await runWave(call, locked)) === 0) return call.refuse('swap-nobody-left');
  return (await presentSwap(call, locked.row.id)) ?? call.missing();
}
