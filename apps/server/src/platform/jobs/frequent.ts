/** Small work that follows the clock, for every congregation in a transaction of its own; mostly there is nothing to do. */
import type { Pool } from 'pg';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { listCongregations } from '#platform/jobs/job-runs.store';
import type { Platform } from '#platform/platform';

export interface FrequentJob {
  name: string;
  /** Run twice it has one effect; run late it catches up. */
  run(tenant: Tenant, now: Date): Promise<void>;
}

export const frequentTask = 'frequent';
/** Just after the hour and the half: midnight comes at one of them in every zone but three. */
export const frequentMinutes = '1,31';

/** One congregation's failure stops nobody else's work; it is thrown at the end, so that the work is tried again. */
export async function runFrequent(
  platform: Platform,
  owner: Pool,
  jobs: readonly FrequentJob[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const congregationId of await listCongregations(owner)) {
    for (const job of jobs) {
      const act = { congregationId, personId: null, operation: `frequent.${job.name}` };
      try {
        await tenantTransaction(platform, act, (tenant) => job.run(tenant, platform.clock()));
      } catch (error) {
        failures.push(error);
        platform.log.error({ err: error, job: job.name }, 'a frequent job failed');
      }
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} frequent jobs failed`, { cause: failures[0] });
}
