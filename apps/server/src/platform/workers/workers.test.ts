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

it('X-WORKERS-1 a task runs in another process, which knows nothing of the environment of the server', async () => {
  expect(await workers.run(doubling, 21, 1)).toBe(42);
  const names = await workers.run(environmentReading, undefined, 1);
  expect(names.filter((name) => /DATABASE|SMTP|TOKEN|PATH/.test(name))).toEqual([]);
});

it('X-WORKERS-1 a task that fails says why, and the next one is done', async () => {
  await expect(workers.run(failing, 'no such sheet', 1)).rejects.toThrow(/no such sheet/);
  expect(await workers.run(doubling, 1, 1)).toBe(2);
});

it('X-WORKERS-2 a task that does not end is ended at its deadline, and the next one is done', async () => {
  const worker = openWorkerProcess({ seconds: 2, heapMegabytes: 64 });
  await expect(worker.run(jobOf(spinning))).rejects.toThrow(StoppedWork);
  expect(await worker.run(jobOf(doubling, 4))).toBe(8);
  await worker.close();
});

it('X-WORKERS-2 a task that takes all memory ends its own process and not the server', async () => {
  const worker = openWorkerProcess({ seconds: 60, heapMegabytes: 32 });
  await expect(worker.run(jobOf(hoarding))).rejects.toThrow(StoppedWork);
  expect(await worker.run(jobOf(doubling, 5))).toBe(10);
  await worker.close();
});

it('X-WORKERS-3 two hundred tasks of one congregation do not hold up the one of another', async () => {
  const done: string[] = [];
  const ofOne = Array.from({ length: 20 }, () => workers.run(waiting, 5, 1).then(() => done.push('one')));
  const ofOther = workers.run(waiting, 5, 2).then(() => done.push('other'));
  await Promise.all([...ofOne, ofOther]);
  expect(done.indexOf('other')).toBeLessThan(4);
});

it('X-WORKERS-3 what does not fit in the queue is turned away at once, and another congregation is not', async () => {
  const ofOne = await Promise.allSettled([
    ...Array.from({ length: 200 }, () => workers.run(waiting, 5, 1)),
    workers.run(waiting, 5, 2),
  ]);
  const turnedAway = ofOne.filter(({ status }) => status === 'rejected');
  expect(turnedAway.length).toBeGreaterThan(150);
  expect(turnedAway.every((end) => end.status === 'rejected' && end.reason instanceof Overload)).toBe(true);
  expect(ofOne.at(-1)!.status).toBe('fulfilled');
});

it('X-WORKERS-3 work of one kind does not wait for work of another', async () => {
  const held = openWorkers();
  const parsing = held.run(waiting, 60_000, 1).then(
    () => 'done',
    () => 'never done',
  );
  expect(await held.run(otherWaiting, 1, 1)).toBe(1);
  await held.close();
  expect(await parsing).toBe('never done');
});

it('X-WORKERS-1 closing turns away who waits', async () => {
  const closing = openWorkers();
  const ends = Promise.allSettled([closing.run(waiting, 60_000, 1), closing.run(waiting, 1, 1)]);
  await closing.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
