import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { openOffer, presentOffer } from '#contexts/planning/swaps/open-offer';
import type { Handler } from '#platform/handle';

/** Reading the page, for example by a mail scanner, changes nothing (X-SWAP-17). */
export const readOffer = (call: Handler<typeof operations.readOffer>) =>
  openOffer(call, 'swaps.readOffer', presentOffer);
