import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { answerLocked } from '#contexts/planning/swaps/answer-locked';
import { openOffer, presentOffer, resolveOffer } from '#contexts/planning/swaps/open-offer';
import type { Handler } from '#platform/handle';

/** A repeated yes or no of the same person changes nothing (X-SWAP-17). */
export async function answerOffer(call: Handler<typeof operations.answerOffer>) {
  const { answer } = call.body;
  return openOffer(call, 'swaps.answerOffer', async (offer) => {
    const { context, locked, person, state } = offer;
    const isYes = state === 'yours' || state === 'waiting' || state === 'held';
    const isSaid = isYes || (state === 'declined' && answer === 'cant');
    if (isSaid) return presentOffer(offer);
    const reason = await answerLocked(context, locked, { person, answer });
    if (reason) return call.refuse(reason);
    return presentOffer(await resolveOffer(call, context, { swapId: locked.row.id, person }));
  });
}
