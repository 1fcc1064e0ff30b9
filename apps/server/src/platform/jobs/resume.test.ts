/** A server that starts right after a crash resumes the interrupted jobs, regardless of the pause. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startJobs, type Tasks } from '#platform/jobs/start-jobs';
import { freeJobsOfGoneWorkers } from '#platform/jobs/workers.store';
import type { Senders } from '#platform/outbox/senders';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const longestMilliseconds = 3000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function start(tasks: Tasks): Promise<void> {
  const work = { tasks, nightly: [], hourly: [], frequent: [] };
  const jobs = await startJobs(test.platform, test.database.owner, {} as Senders, work);
  onTestFinished(() => jobs.stop());
}

/** A job freshly locked by a worker of another process; the returned client is that process's connection. */
async function beginElsewhere(task: string): Promise<PoolClient> {
  const { owner } = test.database;
  const client = await owner.connect();
  await client.query(`select pg_advisory_lock_shared(hashtextextended('sheaf worker worker-${task}', 0))`);
  await client.query('select graphile_worker.add_job($1)', [task]);
  await client.query(
    `update graphile_worker._private_jobs j set locked_by = 'worker-' || $1, locked_at = now(), attempts = 1
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [task],
  );
  return client;
}

it('MSG-X1 resumes an interrupted job within 3 s after a restart within milliseconds', async () => {
  const crashed = await beginElsewhere('fast');
  const done = Promise.withResolvers<void>();
  crashed.release(true);
  const since = performance.now();
  await start({ fast: async () => done.resolve() });
  await Promise.race([done.promise, pause(10_000)]);
  expect(performance.now() - since).toBeLessThan(longestMilliseconds);
});

it('MSG-X1 resumes an interrupted job within 3 s if the database detects the crash after the restart', async () => {
  const crashed = await beginElsewhere('late');
  const done = Promise.withResolvers<void>();
  const since = performance.now();
  await start({ late: async () => done.resolve() });
  await pause(600);
  crashed.release(true);
  await Promise.race([done.promise, pause(10_000)]);
  expect(performance.now() - since).toBeLessThan(longestMilliseconds);
});

it('MSG-X1 locks jobs under a worker name that is advertised before the first job', async () => {
  const { owner } = test.database;
  const locked: boolean[] = [];
  await owner.query("select graphile_worker.add_job('look') from generate_series(1, 6)");
  await start({
    look: async () => {
      await freeJobsOfGoneWorkers(owner);
      const { rows } = await owner.query<{ all_locked: boolean }>(
        `select count(*) filter (where attempts > 0) = count(locked_by) as all_locked
           from graphile_worker.jobs where task_identifier = 'look'`,
      );
      locked.push(rows[0]!.all_locked);
    },
  });
  await expect.poll(() => locked.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(6);
  expect(locked).toEqual([true, true, true, true, true, true]);
});
