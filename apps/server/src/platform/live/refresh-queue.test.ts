import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openRefreshQueue } from '#platform/live/refresh-queue';

/** Reads that wait until they are released. */
function heldReads() {
  const reads: { congregationId: number; done(): void; fail(): void }[] = [];
  const givenUp: number[] = [];
  const queue = openRefreshQueue({
    atOnce: 3,
    pause: 1,
    read: (congregationId) =>
      new Promise((resolve, reject) => {
        reads.push({ congregationId, done: resolve, fail: () => reject(new Error('busy')) });
      }),
    onFailure: () => {},
    onGivenUp: (congregationId) => givenUp.push(congregationId),
  });
  return { queue, reads, givenUp };
}

it('X-LIVE reads at most three congregations at once, in the order of their changes', async () => {
  const { queue, reads } = heldReads();
  for (let congregation = 1; congregation <= 10; congregation += 1) queue.add(congregation);
  expect(reads.map(({ congregationId }) => congregationId)).toEqual([1, 2, 3]);
  reads[1]!.done();
  await pause(0);
  expect(reads.map(({ congregationId }) => congregationId)).toEqual([1, 2, 3, 4]);
});

it('X-LIVE reads a congregation that changes during its read once more, after the first read', async () => {
  const { queue, reads } = heldReads();
  queue.add(7);
  for (let times = 0; times < 5; times += 1) queue.add(7);
  expect(reads).toHaveLength(1);
  reads[0]!.done();
  await pause(0);
  expect(reads).toHaveLength(2);
  reads[1]!.done();
  await pause(0);
  expect(reads).toHaveLength(2);
});

it('X-LIVE retries a failed read, and gives up after a minute', async () => {
  const { queue, reads, givenUp } = heldReads();
  queue.add(7);
  for (let tries = 0; tries < 60; tries += 1) {
    while (reads.length <= tries) await pause(1);
    expect(givenUp).toEqual([]);
    reads[tries]!.fail();
  }
  await pause(20);
  expect(givenUp).toEqual([7]);
  expect(reads).toHaveLength(60);
});
