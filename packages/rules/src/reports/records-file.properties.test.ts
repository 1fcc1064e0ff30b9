import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completedAfter, hasToBeMade, keptMilliseconds, type RecordsFile, stateOf } from './records-file.ts';

const made = (madeAt: number, revisions: number): RecordsFile => ({
  state: 'made',
  movedAt: madeAt,
  madeAt,
  expiresAt: madeAt + keptMilliseconds,
  revisions,
});
const preparing = (movedAt: number): RecordsFile => ({
  state: 'preparing',
  movedAt,
  madeAt: null,
  expiresAt: null,
  revisions: null,
});
const times = fc.integer({ min: 0, max: 20_000_000 });

it('PRINT-P11 a file is present, being prepared, or has to be prepared', () => {
  fc.assert(
    fc.property(
      fc.option(
        fc.oneof(
          times.map(preparing),
          times.map((at) => made(at, 5)),
        ),
      ),
      times,
      (file, now) => {
        const state = stateOf(file ?? undefined, now);
        const again = hasToBeMade(file ?? undefined, now, 5);
        expect(again).toBe(state === 'none' || state === 'failed');
      },
    ),
  );
});

it('PRINT-P11 PRINT-R1 an up-to-date file is served until it expires, an outdated one until clients have seen that it is complete', () => {
  const file = made(0, 5);
  expect(hasToBeMade(file, keptMilliseconds - 1, 5)).toBe(false);
  expect(hasToBeMade(file, keptMilliseconds, 5)).toBe(true);
  expect(hasToBeMade(file, 10_000, 6)).toBe(false);
  expect(hasToBeMade(file, 10_001, 6)).toBe(true);
});

it('PRINT-P11 a job without progress for ten minutes has failed', () => {
  expect(stateOf(preparing(0), 600_000)).toBe('preparing');
  expect(stateOf(preparing(0), 600_001)).toBe('failed');
  expect(stateOf({ ...preparing(0), state: 'failed' }, 1)).toBe('failed');
});

it('PRINT-R1 progress is complete only when the file is ready', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (read, total) => {
      const completed = completedAfter(read, total);
      expect(completed).toBeLessThanOrEqual(read);
      if (total > 0) expect(completed).toBeLessThan(total);
      else expect(completed).toBe(0);
    }),
  );
});
