/**
 * Frequent jobs: small clock-driven work, each congregation in its own transactions; usually nothing is due.
 */
import type { Pool } from 'pg';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { type Look, listZones, scanMarks } from '#platform/jobs/scan-marks.store';
import type { Scan } from '#platform/jobs/scans';
import type { Platform } from '#platform/platform';

export interface FrequentJob {
  name: string;
  /**
   * Idempotent, and catches up after a delay. The result depends on the congregation's data and its current
   * day.
   */
  run(tenant: Tenant, now: Date): Promise<void>;
}

export const frequentTask = 'frequent';
/** Just after the hour and half hour: midnight falls on one of them in all but three time zones. */
export const frequentMinutes = '1,31';

/**
 * A failing job does not stop the others; the error is thrown at the end, so that the congregation is
 * retried.
 */
async function runAll(
  platform: Platform,
  congregationId: number,
  jobs: readonly FrequentJob[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const job of jobs) {
    const actor = { congregationId, personId: null, operation: `frequent.${job.name}` };
    try {
      await tenantTransaction(platform, actor, (tenant) => job.run(tenant, platform.clock()));
    } catch (error) {
      failures.push(error);
      platform.log.error({ err: error, job: job.name }, 'a frequent job failed');
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} frequent jobs failed`, { cause: failures[0] });
}

/** Skips congregations already scanned today and unchanged since. */
export function frequentScan(platform: Platform, owner: Pool, jobs: readonly FrequentJob[]): Scan {
  const look = (): Look => ({
    scan: frequentTask,
    program: platform.settings.version,
    now: platform.clock(),
  });
  return {
    task: frequentTask,
    priority: 10,
    due: () => scanMarks.due(owner, look()),
    begin: async () => async (congregationId) => {
      const before = await scanMarks.read(owner, congregationId, platform.clock());
      await runAll(platform, congregationId, jobs);
      if (before) await scanMarks.note(owner, congregationId, look(), before);
    },
  };
}

/** Runs all congregations one after another. @internal for tests; the server runs the jobs as scans. */
export async function runFrequent(
  platform: Platform,
  owner: Pool,
  jobs: readonly FrequentJob[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await listZones(owner))
    await runAll(platform, id, jobs).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
