import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Overload } from '#platform/database/pool';
import { openPenalties } from '#platform/workers/penalties';
import { openTurns } from '#platform/workers/turns';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

class StopError extends Error {}

const open = () => openTurns(['place'], 'trial', (error) => error instanceof StopError);
const second = 1000;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Work that is aborted after these seconds. */
const stoppedAfter = (seconds: number) => async (): Promise<never> => {
  await wait(seconds * second);
  throw new StopError();
};

function openDiary() {
  const began = Date.now();
  const entries: string[] = [];
  return {
    entries,
    note: (what: string): number => entries.push(`${what} ${Math.round((Date.now() - began) / second)}`),
  };
}

it('X-WORKERS-8 delays only a congregation whose work was aborted, by the time of that work', async () => {
  const turns = open();
  const diary = openDiary();
  const first = turns.take(1, stoppedAfter(10)).catch(() => diary.note('stopped'));
  const again = turns
    .take(1, async () => diary.note('attacker'))
    .catch((error: unknown) => {
      diary.note('turned away');
      expect(error).toMatchObject({ name: 'Overload', retryAfterSeconds: 5 });
    });
  const other = turns.take(2, async () => diary.note('other'));
  await vi.advanceTimersByTimeAsync(12 * second);
  await turns.take(3, async () => diary.note('third'));
  await vi.advanceTimersByTimeAsync(8 * second);
  await Promise.all([first, other, again]);
  expect(diary.entries.sort()).toEqual(['other 10', 'stopped 10', 'third 12', 'turned away 15']);
});

it('X-WORKERS-8 starts a penalised congregation when its penalty ends, even if nobody else works', async () => {
  const turns = open();
  const diary = openDiary();
  const first = turns.take(1, stoppedAfter(4)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(4 * second);
  await first;
  const again = turns.take(1, async () => diary.note('again'));
  await vi.advanceTimersByTimeAsync(3.9 * second);
  expect(diary.entries).toEqual([]);
  await vi.advanceTimersByTimeAsync(0.2 * second);
  await again;
  expect(diary.entries).toEqual(['again 8']);
});

it('X-WORKERS-8 refuses a congregation immediately if its penalty exceeds the longest wait, with a Retry-After', async () => {
  const turns = open();
  const first = turns.take(1, stoppedAfter(40)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(40 * second);
  await first;
  const refused = await turns.take(1, async () => 'done').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Overload);
  expect(refused).toMatchObject({ retryAfterSeconds: 40 });
});

it('X-WORKERS-8 serves penalised congregations after all others for minutes', async () => {
  const turns = open();
  const diary = openDiary();
  const first = turns.take(1, stoppedAfter(2)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * second);
  await first;
  const holding = turns.take(9, () => wait(5 * second));
  const waiting = [1, 2, 3].map((congregation) =>
    turns.take(congregation, async () => diary.note(String(congregation))),
  );
  await vi.advanceTimersByTimeAsync(6 * second);
  await Promise.all([holding, ...waiting]);
  expect(diary.entries).toEqual(['2 15', '3 15', '1 15']);
});

it('X-WORKERS-8 reports to running work whether another congregation waits', async () => {
  const turns = open();
  const told: boolean[] = [];
  const first = turns.take(1, async (_, isWaitedFor) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await wait(second);
      told.push(isWaitedFor());
    }
  });
  await vi.advanceTimersByTimeAsync(0.5 * second);
  const own = turns.take(1, async () => {});
  await vi.advanceTimersByTimeAsync(second);
  const other = turns.take(2, async () => {});
  await vi.advanceTimersByTimeAsync(2 * second);
  await Promise.all([first, own, other]);
  expect(told).toEqual([false, true, true]);
});

it('X-WORKERS-8 adds no penalty for work that fails with its own error', async () => {
  const turns = open();
  const failing = turns.take(1, async () => {
    throw new Error('no such sheet');
  });
  await expect(failing).rejects.toThrow('no such sheet');
  expect(await turns.take(1, async () => 'done')).toBe('done');
});

it('X-WORKERS-8 stores a bounded number of penalties, and drops expired ones', () => {
  const penalties = openPenalties();
  for (let congregation = 1; congregation <= 3000; congregation += 1) penalties.add(congregation, second);
  const kept = Array.from({ length: 3000 }, (_, index) => penalties.isRecent(index + 1));
  expect([kept.filter(Boolean).length, kept[0], kept[2999]]).toEqual([1000, false, true]);
  vi.advanceTimersByTime(11 * 60 * second);
  expect([penalties.isRecent(3000), penalties.remaining(3000)]).toEqual([false, 0]);
});
