import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countAfter, countMilliseconds } from './count-up.ts';

const counts = fc.integer({ min: 0, max: 10_000 });
const times = fc.integer({ min: 0, max: 10_000 });

it('REPORTS-R15 counts from zero to the value within 3.6 seconds, monotonically', () => {
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

it('REPORTS-R15 a large count is still below its value before the end', () => {
  expect(countAfter(1_000_000, countMilliseconds - 300)).toBeLessThan(1_000_000);
});
