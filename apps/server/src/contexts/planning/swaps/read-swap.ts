import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { presentSwap } from '#contexts/planning/swaps/present-swap';
import type { Handler } from '#platform/handle';

/** X-SWAP-7. */
export const readSwap = async (call: Handler<typeof operations.readSwap>) =>
  (await presentSwap(call, call.params.id)) ?? call.missing();
