import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchClock } from '#platform/jobs/watch-clock';

const hour = 3_600_000;

it.each([
  ['an hour back', -hour, 1],
  ['a day ahead', 24 * hour, 1],
  ['by a correction of a second', 1000, 0],
])('X-CLOCK.3 notices a clock that was set %s, once', async (_, moved, expected) => {
  let offset = 0;
  let noticed = 0;
  const end = watchClock(
    () => {
      noticed += 1;
    },
    { wall: () => 1_000_000 + performance.now() + offset, steady: () => performance.now() },
    2,
  );
  await pause(20);
  expect(noticed).toBe(0);
  offset = moved;
  await pause(50);
  end();
  expect(noticed).toBe(expected);
});
