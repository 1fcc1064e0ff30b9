/** The job queue restarts after it ended unexpectedly, and stops on request. */
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { keepQueue, type Queue } from '#platform/jobs/keep-queue';
import { startJobs } from '#platform/jobs/start-jobs';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

interface Life extends Queue {
  fail(error: Error): void;
}

function life(stopped: string[], name: string): Life {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    ended: promise,
    fail: reject,
    async stop() {
      stopped.push(name);
      resolve();
    },
  };
}

it('restarts an ended queue, also after failed attempts, and stops the latest one', async () => {
  const [stopped, troubles, lives]: [string[], string[], Life[]] = [[], [], []];
  let away = 0;
  const kept = await keepQueue(
    async () => {
      if (lives.length > 0 && away < 2) {
        away += 1;
        throw new Error(`away ${away}`);
      }
      lives.push(life(stopped, String(lives.length)));
      return lives.at(-1)!;
    },
    (error) => troubles.push((error as Error).message),
    5,
  );
  lives[0]!.fail(new Error('lost'));
  await expect.poll(() => lives.length).toBe(2);
  expect(troubles).toEqual(['lost', 'away 1', 'away 2']);
  await kept.stop();
  expect(stopped).toEqual(['1']);
});

it('does not restart a queue that is stopped during the pause', async () => {
  const stopped: string[] = [];
  const lives: Life[] = [];
  const told: unknown[] = [];
  const kept = await keepQueue(
    async () => {
      lives.push(life(stopped, String(lives.length)));
      return lives.at(-1)!;
    },
    (error) => told.push(error),
    60_000,
  );
  lives[0]!.fail(new Error('lost'));
  await expect.poll(() => told.length).toBe(1);
  await kept.stop();
  expect([lives.length, stopped]).toEqual([1, []]);
});

/**
 * Two of three jobs cannot record their end, one after the other, while the third runs; then the third fails.
 */
it('repeats jobs whose end could not be recorded, in a process that continues', async () => {
  const { owner } = test.database;
  const rename = (from: string, to: string) =>
    owner.query(`alter table graphile_worker.${from} rename to ${to}`);
  const told: string[] = [];
  const failures = () => told.filter((message) => message.startsWith('Failed to complete')).length;
  const log = { error: (_: unknown, message: string) => told.push(message), warn: () => undefined };
  const away = Promise.withResolvers<void>();
  const begun: number[] = [];
  const jobs = await startJobs({ ...test.platform, log: log as never }, owner, {} as never, {
    tasks: {
      count: async (payload) => {
        const { job } = payload as { job: number };
        const again = begun.includes(job);
        begun.push(job);
        if (again) return;
        if (begun.length === 3) {
          await rename('_private_jobs', 'away');
          away.resolve();
        }
        await away.promise;
        await expect.poll(failures, { timeout: 30_000 }).toBeGreaterThanOrEqual(job);
        if (job === 2) throw new Error('odd');
      },
    },
    nightly: [],
    hourly: [],
    frequent: [],
  });
  onTestFinished(() => jobs.stop());
  await owner.query(
    "select graphile_worker.add_job('count', json_build_object('job', job)) from generate_series(0, 2) job",
  );
  await expect.poll(() => told, { timeout: 30_000 }).toContain('the job queue ended and is begun again');
  await rename('away', '_private_jobs');
  await expect.poll(() => begun.slice(3), { timeout: 30_000 }).toEqual(expect.arrayContaining([0, 1]));
});
