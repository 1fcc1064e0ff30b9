import type { congregations as operations } from '@sheaf/contract/people/congregations/congregations';
import type { Handler } from '#platform/handle';
import { jobRuns } from '#platform/jobs/job-runs.store';
import { nextNight } from '#platform/jobs/nightly';

/** The error text of a failure is only logged; people see that the job failed. */
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
