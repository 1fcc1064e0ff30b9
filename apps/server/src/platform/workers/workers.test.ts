import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { Overload } from '#platform/database/pool';
import {
  doubling,
  environmentReading,
  failing,
  hoarding,
  otherWaiting,
  spinning,
  waiting,
} from '#platform/workers/testing/trial-tasks';
import { openWorkerProcess, StoppedWork } from '#platform/workers/worker-process';
import { openWorkers } from '#platform/workers/workers';

const workers = openWorkers();
afterAll(() => workers.close());

const jobOf = ({ file, name }: { file: string; name: string }, input?: unknown) => ({ file, name, input });

it("X-WORKERS-1 runs a task in another process without the server's environment", async () => {
  expect(await workers.run(doubling, 21, 1)).toBe(42);
  const names = await workers.run(environmentReading, undefined, 1);
  expect(names.filter((name) => /DATABASE|SMTP|TOKEN|PATH/.test(name))).toEqual([]);
});

it('X-WORKERS-1 reports the error of a failed task, and runs the next one', async () => {
  await expect(workers.run(failing, 'no such sheet', 1)).rejects.toThrow(/no such sheet/);
  expect(await workers.run(doubling, 1, 1)).toBe(2);
});

it('X-WORKERS-2 ends an endless task at its deadline, and runs the next one', async () => {
  const worker = openWorkerProcess({ seconds: 2, heapMegabytes: 64 });
  await expect(worker.run(jobOf(spinning))).rejects.toThrow(StoppedWork);
  expect(await worker.run(jobOf(doubling, 4))).toBe(8);
  await worker.close();
});

it('X-WORKERS-2 ends only the worker process if a task exhausts the memory', async () => {
  const worker = openWorkerProcess({ seconds: 60, heapMegabytes: 32 });
  await expect(worker.run(jobOf(hoarding))).rejects.toThrow(StoppedWork);
  expect(await worker.run(jobOf(doubling, 5))).toBe(10);
  await worker.close();
});

it('X-WORKERS-3 does not delay another congregation behind two hundred tasks of one', async () => {
  const done: string[] = [];
  const ofOne = Array.from({ length: 20 }, () => workers.run(waiting, 5, 1).then(() => done.push('one')));
  const ofOther = workers.run(waiting, 5, 2).then(() => done.push('other'));
  await Promise.all([...ofOne, ofOther]);
  expect(done.indexOf('other')).toBeLessThan(4);
});

it('X-WORKERS-3 refuses excess tasks of one congregation immediately, and accepts those of another', async () => {
  const ofOne = await Promise.allSettled([
    ...Array.from({ length: 200 }, () => workers.run(waiting, 5, 1)),
    workers.run(waiting, 5, 2),
  ]);
  const turnedAway = ofOne.filter(({ status }) => status === 'rejected');
  expect(turnedAway.length).toBeGreaterThan(150);
  expect(turnedAway.every((end) => end.status === 'rejected' && end.reason instanceof Overload)).toBe(true);
  expect(ofOne.at(-1)!.status).toBe('fulfilled');
});

it('X-WORKERS-3 does not delay work of one kind behind another', async () => {
  const held = openWorkers();
  const parsing = held.run(waiting, 60_000, 1).then(
    () => 'done',
    () => 'never done',
  );
  expect(await held.run(otherWaiting, 1, 1)).toBe(1);
  await held.close();
  expect(await parsing).toBe('never done');
});

it('X-WORKERS-6 runs one heavy transaction for every two cores at once, and the others in turn', async () => {
  let running = 0;
  let most = 0;
  const transaction = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await wait(20);
    running -= 1;
  };
  const allowed = Math.max(1, Math.floor(availableParallelism() / 2));
  await Promise.all(Array.from({ length: allowed + 2 }, (_, at) => workers.takeTurn(at + 1, transaction)));
  expect(most).toBe(allowed);
});

it('X-WORKERS-1 rejects waiting callers when it closes', async () => {
  const closing = openWorkers();
  const ends = Promise.allSettled([closing.run(waiting, 60_000, 1), closing.run(waiting, 1, 1)]);
  await closing.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
