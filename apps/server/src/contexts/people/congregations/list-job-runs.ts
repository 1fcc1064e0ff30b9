import type { congregations as operations } from '@sheaf/contract/people/congregations/congregations';
import type { Handler } from '#platform/handle';
import { jobRuns } from '#platform/jobs/job-runs.store';
import { nextNight } from '#platform/jobs/nightly';

/** The sentence of a failure is for the log; people learn that there was one. */
export async function listJobRuns({ tenant, now }: Handler<typeof operations.listJobRuns>) {
  const runs = await jobRuns.latest(tenant);
  return {
    next_at: nextNight(now).toISOString(),
    runs: runs.map(({ job, ran_at, result, failure }) => ({
      job,
      ran_at: ran_at.toISOString(),
      result: result as Record<string, number>,
      failed: failure !== null,
    })),
  };
}
