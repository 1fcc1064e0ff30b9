import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { beginSwap } from '#contexts/planning/swaps/begin-swap';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import type { Handler } from '#platform/handle';

/** X-SWAP-1, X-SWAP-2. */
export async function askSwap(call: Handler<typeof operations.askSwap>) {
  const { duty_id: dutyId, reason, note, user_ids: chosen } = call.body;
  const begun = await beginSwap(call, { dutyId, person: call.actor.personId, reason, note, chosen });
  if (begun.allowed) return (await presentSwap(call, begun.value)) ?? call.missing();
  return begun.reason === 'duty-missing' ? call.missing() : call.refuse(begun.reason);
}
