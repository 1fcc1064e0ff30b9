import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { openOffer } from '#contexts/planning/swaps/open-offer';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import type { Handler } from '#platform/handle';

/** An offer counts as seen after the first touch on its page (X-SWAP-17). */
export const noteOfferSeen = (call: Handler<typeof operations.noteOfferSeen>) =>
  openOffer(call, 'swaps.noteOfferSeen', async ({ context, locked, person }) => {
    await swapOffers.markSeen(context.tenant, locked.row.id, person);
    return { ok: true as const };
  });
