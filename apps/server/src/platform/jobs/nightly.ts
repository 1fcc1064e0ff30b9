/** The nights' work: every job for every congregation, each in a transaction of its own, and noted where administrators see it. */
import type { Pool } from 'pg';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Registry } from '#platform/domain';
import { jobRuns, listCongregations } from '#platform/jobs/job-runs.store';
import type { Platform } from '#platform/platform';

/** What was done, by name; the names are phrases. */
export type JobResult = Record<string, number>;

export interface NightlyJob {
  name: string;
  /** May run twice a night: what is done is not done again. */
  run(tenant: Tenant, now: Date, registry: Registry): Promise<JobResult>;
}

/** Hour and minute of the nights' work, UTC. */
export const nightlyAt = { hour: 3, minute: 27 } as const;
export const nightlyTask = 'nightly';

/** When the work is done next after `now`. */
export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(nightlyAt.hour, nightlyAt.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** One congregation's failure stops nobody else's work; it is noted, and thrown at the end, so that the night is tried again. */
export async function runNight(platform: Platform, owner: Pool, jobs: readonly NightlyJob[]): Promise<void> {
  const failures: unknown[] = [];
  for (const congregationId of await listCongregations(owner)) {
    for (const job of jobs) {
      const act = { congregationId, personId: null, operation: `nightly.${job.name}` };
      const now = platform.clock();
      try {
        await tenantTransaction(platform, act, async (tenant) =>
          jobRuns.note(tenant, job.name, now, await job.run(tenant, now, platform.registry)),
        );
      } catch (error) {
        failures.push(error);
        platform.log.error({ err: error, job: job.name }, 'a nightly job failed');
        const failure = error instanceof Error ? error.message : 'unknown';
        await tenantTransaction(platform, act, (tenant) =>
          jobRuns.noteFailure(tenant, job.name, now, failure),
        );
      }
    }
    platform.changes?.tell(congregationId);
  }
  if (failures.length > 0) throw new Error(`${failures.length} nightly jobs failed`, { cause: failures[0] });
}
