import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { LeavingStep } from '#platform/person-leaves';

/** Ends the swaps and offers of a person who leaves or is deactivated (X-SWAP-11). */
export const leaveSwaps: LeavingStep = (tenant, { personId }) => swaps.removeOf(tenant, personId);
