/** The nights' work: every job for a congregation, each in a transaction of its own, and noted where administrators see it. */
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import type { Pool } from 'pg';
import { databaseFailure } from '#platform/database/database-failure';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { jobRuns } from '#platform/jobs/job-runs.store';
import { findWork, listZones } from '#platform/jobs/scan-marks.store';
import type { Scan } from '#platform/jobs/scans';
import type { Platform } from '#platform/platform';

/** What was done, by name; the names are phrases. */
export type JobResult = Record<string, number>;

/** What a job may ask of the installation. */
export type JobPlatform = Pick<Platform, 'registry' | 'settings'>;

export interface NightlyJob {
  name: string;
  /** Of a job that runs every hour: whether there can be anything to do in this zone now. */
  awake?(zone: string, now: Date): boolean;
  /**
   * A row of a congregation `c.id` without which there is nothing to do at `c.now`, as `from … where …`; the text lies in the store of
   * its table.
   * Of thousands of congregations most have nothing to do in a night.
   */
  onlyWith?: string | ((platform: JobPlatform) => string);
  /** May run twice a night: what is done is not done again. */
  run(tenant: Tenant, now: Date, platform: JobPlatform): Promise<JobResult>;
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

/** One job's failure stops no other; it is noted, and thrown at the end, so that the congregation is tried again. */
async function runAll(
  platform: Platform,
  congregationId: number,
  jobs: readonly NightlyJob[],
): Promise<void> {
  if (jobs.length === 0) return;
  const failures: unknown[] = [];
  for (const job of jobs) {
    const act = { congregationId, personId: null, operation: `nightly.${job.name}` };
    const now = platform.clock();
    try {
      await tenantTransaction(platform, act, async (tenant) =>
        jobRuns.note(tenant, job.name, now, await job.run(tenant, now, platform)),
      );
    } catch (error) {
      failures.push(error);
      platform.log.error({ err: error, job: job.name }, 'a nightly job failed');
      const failure = error instanceof Error ? error.message : 'unknown';
      await tenantTransaction(platform, act, (tenant) => jobRuns.noteFailure(tenant, job.name, now, failure));
    }
  }
  platform.changes?.tell(congregationId);
  if (failures.length > 0) throw new Error(`${failures.length} nightly jobs failed`, { cause: failures[0] });
}

/** What each of them may have to do, in one look at all of them. */
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
    // A row of one of them cannot be read. Every job is tried everywhere, and fails there alone.
    platform.log.error({ err: error }, 'what the congregations have to do could not be found out');
    return new Map<number, boolean[]>();
  });
  return (congregationId) => jobs.filter((_, at) => rows.get(congregationId)?.[at] ?? true);
}

/** `task` runs at a time that the queue knows; a job that looks at the clock of the congregation says where it is awake. */
export function nightlyScan(
  platform: Platform,
  owner: Pool,
  { task, priority, jobs }: { task: string; priority: number; jobs: readonly NightlyJob[] },
): Scan {
  /** Where a zone is not known, the jobs that look at the clock there are left out, and it is said. */
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

/** For all congregations, one after the other. @internal the tests run the jobs so; the server runs them as scans. */
export async function runNight(platform: Platform, owner: Pool, jobs: readonly NightlyJob[]): Promise<void> {
  const failures: unknown[] = [];
  const ids = (await listZones(owner)).map(({ id }) => id);
  const due = await jobsDue(platform, owner, { congregationIds: ids, jobs });
  for (const id of ids) await runAll(platform, id, due(id)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
