import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportEndsAt, exportPercent, exportStates, mayDownload } from './export.ts';

const count = fc.integer({ min: 0, max: 10_000_000 });

it('EXPORT-R4 progress never falls while rows are added, and is 100 only when the file is ready', () => {
  fc.assert(
    fc.property(fc.constantFrom(...exportStates), count, count, count, (state, done, more, total) => {
      const percent = exportPercent(state, done, total);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(percent === 100).toBe(state === 'ready');
      expect(exportPercent(state, done + more, total)).toBeGreaterThanOrEqual(percent);
    }),
  );
  expect(exportPercent('running', 1, 2)).toBe(50);
});

it('EXPORT-R5 a file can be downloaded for one day after it is ready', () => {
  const ready = new Date('2026-11-20T08:00:00Z');
  const end = exportEndsAt(ready);
  expect(end.toISOString()).toBe('2026-11-21T08:00:00.000Z');
  expect(mayDownload('ready', end, new Date(end.getTime() - 1))).toBe(true);
  expect(mayDownload('ready', end, end)).toBe(false);
  expect(mayDownload('ready', null, ready)).toBe(false);
  for (const state of exportStates) expect(mayDownload(state, end, ready)).toBe(state === 'ready');
});
