/** Scans of all congregations: skipping, retries, shutdown and takeover. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FrequentJob, frequentScan } from '#platform/jobs/frequent';
import type { NightlyJob } from '#platform/jobs/nightly';
import { nightlyScan } from '#platform/jobs/nightly';
import { runBatch } from '#platform/jobs/scans';
import { type Jobs, startJobs, type Work } from '#platform/jobs/start-jobs';
import { freeJobsOfGoneWorkers, openPoolLocks } from '#platform/jobs/workers.store';
import type { Senders } from '#platform/outbox/senders';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregations: SeededCongregation[];

beforeAll(async () => {
  test = await openTestApp();
  congregations = [];
  for (let number = 0; number < 40; number += 1)
    congregations.push(await seedCongregation(test.database.owner, `Congregation ${number}`));
});
afterAll(() => test.close());

const noSenders = {} as Senders;
const work = (change: Partial<Work>): Work => ({
  tasks: {},
  nightly: [],
  hourly: [],
  frequent: [],
  ...change,
});
const start = (change: Partial<Work>): Promise<Jobs> =>
  startJobs(test.platform, test.database.owner, noSenders, work(change));
const until = (done: () => boolean | Promise<boolean>): Promise<void> =>
  expect.poll(done, { timeout: 30_000, interval: 20 }).toBe(true) as Promise<void>;
const addJob = (task: string, payload: unknown = {}): Promise<unknown> =>
  test.database.owner.query('select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(payload)]);
const waiting = async (): Promise<number> =>
  (await test.database.owner.query("select 1 from graphile_worker.jobs where task_identifier like '%batch'"))
    .rowCount ?? 0;

it('X-SCALE scans a congregation again on a new day, after a change, and by another program version', async () => {
  const job: FrequentJob = { name: 'look', run: async () => {} };
  test.setNow(new Date('2026-11-20T12:00:00Z'));
  const scan = () => frequentScan(test.platform, test.database.owner, [job]);
  const all = congregations.map(({ id }) => id);
  expect(await scan().due()).toEqual(all);
  for (const id of all) await (await scan().begin(all))(id);
  expect(await scan().due()).toEqual([]);
  await congregations[3]!.addPerson();
  expect(await scan().due()).toEqual([all[3]]);
  await (await scan().begin(all))(all[3]!);
  test.setNow(new Date('2026-11-20T12:59:00Z'));
  expect(await scan().due()).toEqual([]);
  // In their zone, Hobart, the day begins at 13:00 UTC in summer.
  test.setNow(new Date('2026-11-20T13:01:00Z'));
  expect(await scan().due()).toEqual(all);
  for (const id of all) await (await scan().begin(all))(id);
  const { version } = test.platform.settings;
  test.platform.settings.version = 'next';
  expect(await scan().due()).toEqual(all);
  test.platform.settings.version = version;
  const failing = frequentScan(test.platform, test.database.owner, [
    { name: 'fails', run: async () => Promise.reject(new Error('not today')) },
  ]);
  await congregations[0]!.addPerson();
  await expect((await failing.begin(all))(all[0]!)).rejects.toThrow('1 frequent jobs failed');
  expect(await scan().due()).toEqual([all[0]]);
});

it('X-SCALE skips the hourly scan if no congregation is awake', async () => {
  const job: NightlyJob = {
    name: 'tell',
    awake: (zone, now) => zone === 'Australia/Hobart' && now.getUTCHours() === 1,
    run: async () => ({}),
  };
  const scan = nightlyScan(test.platform, test.database.owner, { task: 'hourly', priority: 1, jobs: [job] });
  test.setNow(new Date('2026-11-20T01:07:00Z'));
  expect(await scan.due()).toHaveLength(congregations.length);
  test.setNow(new Date('2026-11-20T02:07:00Z'));
  expect(await scan.due()).toEqual([]);
});

it('X-SCALE skips a job for congregations without its row, and runs the other jobs', async () => {
  const [own, other] = [congregations[0]!, congregations[1]!];
  await own.addMap();
  const ran: [string, number][] = [];
  const note = (name: string, onlyWith?: string): NightlyJob => ({
    name,
    ...(onlyWith && { onlyWith }),
    async run({ congregationId }) {
      ran.push([name, congregationId]);
      return {};
    },
  });
  const jobs = [note('always'), note('with-maps', 'from maps m where m.congregation_id = c.id')];
  const scan = nightlyScan(test.platform, test.database.owner, { task: 'nightly', priority: 1, jobs });
  const one = await scan.begin([own.id, other.id]);
  for (const { id } of [own, other]) await one(id);
  expect(ran).toEqual([
    ['always', own.id],
    ['with-maps', own.id],
    ['always', other.id],
  ]);
});

it('X-SCALE retries only the failed congregations of a batch, each once even if listed twice', async () => {
  const done: number[] = [];
  const one = async (id: number): Promise<void> => {
    done.push(id);
    if (id === 2) throw new Error('not this one');
  };
  const settled = await Promise.allSettled(
    await runBatch(async () => one, new AbortController().signal)([1, 2, 3, 1]),
  );
  expect(done).toEqual([1, 2, 3]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);

  const tries = new Map<number, number>();
  const flaky: NightlyJob = {
    name: 'flaky',
    async run({ congregationId }) {
      tries.set(congregationId, (tries.get(congregationId) ?? 0) + 1);
      if (congregationId === congregations[7]!.id && tries.get(congregationId) === 1) throw new Error('once');
      return { done: 1 };
    },
  };
  const jobs = await start({ nightly: [flaky] });
  await addJob('nightly');
  await until(async () => tries.get(congregations[7]!.id) === 2 && (await waiting()) === 0);
  await jobs.stop();
  expect([...tries.values()].filter((times) => times > 1)).toEqual([2]);
  expect(tries.size).toBe(congregations.length);
});

it('X-SCALE stops between two congregations, and the next process does the rest without repetition', async () => {
  const tries = new Map<number, number>();
  const slow: NightlyJob = {
    name: 'slow',
    async run({ congregationId }) {
      tries.set(congregationId, (tries.get(congregationId) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { done: 1 };
    },
  };
  const first = await start({ nightly: [slow] });
  await addJob('nightly');
  await until(() => tries.size >= 5);
  const asked = performance.now();
  await first.stop();
  expect(performance.now() - asked).toBeLessThan(5000);
  const before = tries.size;
  expect(before).toBeLessThan(congregations.length);
  const second = await start({ nightly: [slow] });
  await until(async () => tries.size === congregations.length && (await waiting()) === 0);
  await second.stop();
  expect([...tries.values()].every((times) => times === 1)).toBe(true);
});

it('X-SCALE leaves the batch of a living process alone, and releases it after its end', async () => {
  const { owner } = test.database;
  const locks = openPoolLocks(owner, () => {});
  await locks.hold('worker-elsewhere');
  await addJob('elsewhere');
  await owner.query(`update graphile_worker._private_jobs j set locked_by = 'worker-elsewhere', locked_at = now() - interval '1 minute'
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'elsewhere'`);
  const locked = async (): Promise<boolean> =>
    (
      await owner.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'elsewhere' and locked_by is not null`,
      )
    ).rowCount === 1;
  await freeJobsOfGoneWorkers(owner);
  expect(await locked()).toBe(true);
  await locks.close();
  // The locks are released when the database detects the end of the connection.
  await until(async () => {
    await freeJobsOfGoneWorkers(owner);
    return !(await locked());
  });
});

it('X-AWAY survives the loss of the database while worker locks are closed', async () => {
  const { owner } = test.database;
  const locks = openPoolLocks(owner, () => {});
  await locks.hold('worker-here');
  const holders = async (): Promise<number[]> => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };
  await until(async () => (await holders()).length === 1);
  const [pid] = (await holders()) as [number];
  // Suspended, so that its last message arrives after the connection was released.
  process.kill(pid, 'SIGSTOP');
  await owner.query('select pg_terminate_backend($1)', [pid]);
  await locks.close();
  process.kill(pid, 'SIGCONT');
  await until(async () => (await holders()).length === 0);
  await owner.query('select pg_sleep(0.2)');
});
