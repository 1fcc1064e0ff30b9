/** Runs the next wave of a swap when the wait is over, and ends swaps: on time, and hourly as a retry. */
import { advanceSwap } from '#contexts/planning/swaps/run-wave';
import type { SwapContext } from '#contexts/planning/swaps/swap-facts';
import { activeSwaps, searchEndedTask, swapStepTask, swaps } from '#contexts/planning/swaps/swaps.store';
import { type RemovedSearch, tellRemovedSearch } from '#contexts/planning/swaps/tell-swap';
import { tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

export const swapsTasks = (platform: Platform): Tasks => ({
  [swapStepTask]: async (payload) => {
    const { congregationId, id } = payload as { congregationId: number; id: number };
    const act = { congregationId, personId: null, operation: 'swaps.nextWave' };
    await tenantTransaction(platform, act, (tenant) =>
      advanceSwap({ tenant, platform, now: platform.clock() }, id),
    );
    platform.changes?.tell(congregationId);
  },
  [searchEndedTask]: async (payload) => {
    const { congregationId, ...removed } = payload as RemovedSearch & { congregationId: number };
    const act = { congregationId, personId: null, operation: 'swaps.searchEnded' };
    await tenantTransaction(platform, act, (tenant) =>
      tellRemovedSearch({ tenant, platform, now: platform.clock() }, removed),
    );
    platform.changes?.tell(congregationId);
  },
});

/** @returns the number of people asked. */
async function advanceAll(context: SwapContext): Promise<number> {
  let asked = 0;
  for (const { id } of await swaps.allActive(context.tenant)) asked += await advanceSwap(context, id);
  return asked;
}

export const swapsHourly: NightlyJob = {
  name: 'swaps',
  onlyWith: activeSwaps,
  run: async (tenant, now, platform) => ({ written: await advanceAll({ tenant, now, platform }) }),
};
