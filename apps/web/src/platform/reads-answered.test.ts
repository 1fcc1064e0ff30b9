import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './queries.ts';
import { readsAnswered } from './reads-answered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Begins a read; returns the function that answers it. */
function beginRead(): () => void {
  let answer: () => void = () => undefined;
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('answer');
  });
  // Cancelled at the end of the test.
  queryClient
    .fetchQuery({ queryKey: ['maps.listMaps'], queryFn: () => answered })
    .catch((error: unknown) => expect(error).toMatchObject({ silent: true }));
  return answer;
}

it('SHELL-X4 files for later wait for the reads of the screen', async () => {
  const answer = beginRead();
  const ready = vi.fn();
  void readsAnswered().then(ready);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ready).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(ready).toHaveBeenCalledTimes(1);
});

it('SHELL-X4 files for later load after ten seconds while a read is stalled, and at once without reads', async () => {
  const ready = vi.fn();
  void readsAnswered().then(ready);
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledTimes(1);
  beginRead();
  void readsAnswered().then(ready);
  await vi.advanceTimersByTimeAsync(9900);
  expect(ready).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(ready).toHaveBeenCalledTimes(2);
});
