import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { readToday } from '#contexts/people/people.api';
import { presentSwaps } from '#contexts/planning/swaps/present-swap';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Handler } from '#platform/handle';

/** X-SWAP-7. */
export async function listSwaps(call: Handler<typeof operations.listSwaps>) {
  const { tenant, now } = call;
  return presentSwaps(call, await swaps.listFrom(tenant, await readToday(tenant, now)));
}
