import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { answerLocked } from '#contexts/planning/swaps/answer-locked';
import { lockSwap } from '#contexts/planning/swaps/lock-swap';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import type { Handler } from '#platform/handle';

/** X-SWAP-5, X-SWAP-6. A planner of the duty can be asked like others. */
export async function answerSwap(call: Handler<typeof operations.answerSwap>) {
  const { actor, body } = call;
  const locked = await lockSwap(call, ['asked', 'planner']);
  if (locked.swap.offers.every(({ personId }) => personId !== actor.personId)) return call.missing();
  const reason = await answerLocked(call, locked, { person: actor.personId, answer: body.answer });
  if (reason) return call.refuse(reason);
  return (await presentSwap(call, locked.row.id)) ?? call.missing();
}
