/** Nightly jobs of each congregation, each in its own transaction, with results visible to administrators. */
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import type { Pool } from 'pg';
import { databaseFailure } from '#platform/database/database-failure';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { jobRuns } from '#platform/jobs/job-runs.store';
import { findWork, listZones } from '#platform/jobs/scan-marks.store';
import type { Scan } from '#platform/jobs/scans';
import type { Platform } from '#platform/platform';

/** Counts by name; the names are phrase keys. */
export type JobResult = Record<string, number>;

/** The part of the platform that a job may use. */
export type JobPlatform = Pick<Platform, 'registry' | 'settings'>;

export interface NightlyJob {
  name: string;
  /** For hourly jobs: whether work can be due in this time zone now. */
  awake?(zone: string, now: Date): boolean;
  /**
   * SQL of a row of congregation `c.id` that work requires at `c.now`, as `from … where …`, defined in the
   * store of its table. Most of thousands of congregations have no work in a night.
   */
  onlyWith?: string | ((platform: JobPlatform) => string);
  /** Idempotent within a night. */
  run(tenant: Tenant, now: Date, platform: JobPlatform): Promise<JobResult>;
}

export const nightlyAt = { hour: 3, minute: 27 } as const;
export const nightlyTask = 'nightly';

export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(nightlyAt.hour, nightlyAt.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/**
 * A failing job does not stop the others; the error is recorded and thrown at the end, so that the
 * congregation is retried.
 */
async function runAll(
  platform: Platform,
  congregationId: number,
  jobs: readonly NightlyJob[],
): Promise<void> {
  if (jobs.length === 0) return;
  const failures: unknown[] = [];
  for (const job of jobs) {
    const actor = { congregationId, personId: null, operation: `nightly.${job.name}` };
    const now = platform.clock();
    try {
      await tenantTransaction(platform, actor, async (tenant) =>
        jobRuns.note(tenant, job.name, now, await job.run(tenant, now, platform)),
      );
    } catch (error) {
      failures.push(error);
      platform.log.error({ err: error, job: job.name }, 'a nightly job failed');
      const failure = error instanceof Error ? error.message : 'unknown';
      await tenantTransaction(platform, actor, (tenant) =>
        jobRuns.noteFailure(tenant, job.name, now, failure),
      );
    }
  }
  platform.changes?.tell(congregationId);
  if (failures.length > 0) throw new Error(`${failures.length} nightly jobs failed`, { cause: failures[0] });
}

/** Due jobs by congregation, found in one query for all. */
async function jobsDue(
  platform: Platform,
  owner: Pool,
  { congregationIds, jobs }: { congregationIds: readonly number[]; jobs: readonly NightlyJob[] },
): Promise<(congregationId: number) => NightlyJob[]> {
  const rows = await findWork(owner, {
    congregationIds,
    rows: jobs.map(({ onlyWith }) => (typeof onlyWith === 'function' ? onlyWith(platform) : onlyWith)),
    now: platform.clock(),
  }).catch((error: unknown) => {
    if (databaseFailure(error)) throw error;
    // One congregation's row cannot be read: every job runs everywhere, so that it fails only there.
    platform.log.error({ err: error }, 'what the congregations have to do could not be found out');
    return new Map<number, boolean[]>();
  });
  return (congregationId) => jobs.filter((_, at) => rows.get(congregationId)?.[at] ?? true);
}

/**
 * `task` is scheduled by the queue; a job that depends on the congregation's clock declares when it is awake.
 */
export function nightlyScan(
  platform: Platform,
  owner: Pool,
  { task, priority, jobs }: { task: string; priority: number; jobs: readonly NightlyJob[] },
): Scan {
  /** In an unknown time zone, clock-dependent jobs are skipped and logged. */
  const awake = (zone: string): NightlyJob[] => {
    const isKnown = isTimeZone(zone);
    if (!isKnown) platform.log.error({ zone, task }, 'the time zone of a congregation is not known');
    return jobs.filter((job) => !job.awake || (isKnown && job.awake(zone, platform.clock())));
  };
  return {
    task,
    priority,
    async due() {
      const zones = await listZones(owner);
      const isAwake = new Map([...new Set(zones.map(({ zone }) => zone))].map((zone) => [zone, awake(zone)]));
      return zones.filter(({ zone }) => isAwake.get(zone)!.length > 0).map(({ id }) => id);
    },
    async begin(congregationIds) {
      const due = await jobsDue(platform, owner, { congregationIds, jobs });
      return (congregationId) => runAll(platform, congregationId, due(congregationId));
    },
  };
}

/** Runs all congregations one after another. @internal for tests; the server runs the jobs as scans. */
export async function runNight(platform: Platform, owner: Pool, jobs: readonly NightlyJob[]): Promise<void> {
  const failures: unknown[] = [];
  const ids = (await listZones(owner)).map(({ id }) => id);
  const due = await jobsDue(platform, owner, { congregationIds: ids, jobs });
  for (const id of ids) await runAll(platform, id, due(id)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
