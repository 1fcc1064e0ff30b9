import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from '#platform/database/keep-running';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('restarts an ended database until it runs, and reports every failure', async () => {
  let runs = false;
  let tries = 0;
  const troubles: unknown[] = [];
  const start = async (): Promise<void> => {
    tries += 1;
    if (tries < 3) throw new Error(`try ${tries}`);
    runs = true;
  };
  const keeper = keepRunning(
    () => runs,
    start,
    (error) => troubles.push(error),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(tries).toBe(3);
  expect(troubles).toEqual([new Error('try 1'), new Error('try 2')]);
  await keeper.stop();
  runs = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(tries).toBe(3);
});
