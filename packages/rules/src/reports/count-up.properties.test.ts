import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countAfter, countMilliseconds } from './count-up.ts';

const counts = fc.integer({ min: 0, max: 10_000 });
const times = fc.integer({ min: 0, max: 10_000 });

it('REPORTS-R15 a count goes from nothing to what it is in 3.6 seconds, never back and never beyond', () => {
  expect(countMilliseconds).toBe(3600);
  fc.assert(
    fc.property(counts, times, times, (count, one, other) => {
      expect(countAfter(count, 0)).toBe(0);
      expect(countAfter(count, countMilliseconds + one)).toBe(count);
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(countAfter(count, early)).toBeLessThanOrEqual(countAfter(count, late));
      expect(countAfter(count, late)).toBeLessThanOrEqual(count);
    }),
  );
});

it('REPORTS-R15 before its end a large count is still on its way', () => {
  expect(countAfter(1_000_000, countMilliseconds - 300)).toBeLessThan(1_000_000);
});
