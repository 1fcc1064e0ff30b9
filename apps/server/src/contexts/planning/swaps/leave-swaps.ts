import { openTakes } from '#contexts/planning/swaps/open-takes.store';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { LeavingStep } from '#platform/person-leaves';

/** Ends the swaps and offers of a person who leaves or is deactivated (X-SWAP-11). */
export const leaveSwaps: LeavingStep = async (tenant, { personId }) => {
  await swapOffers.removeOf(tenant, personId);
  await openTakes.removeOf(tenant, personId);
  await swaps.removeOf(tenant, personId);
};
