import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptSince } from './retention.ts';

const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

it('SETTINGS-R10 more months retain more, zero months retain all', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 119 }), (now, months) => {
      const since = keptSince(months, now)!;
      expect(since).toBeLessThan(now);
      expect(keptSince(months + 1, now)!).toBeLessThan(since);
      expect(now - since).toBeGreaterThanOrEqual(months * 28 * 86_400_000);
      expect(now - since).toBeLessThanOrEqual(months * 31 * 86_400_000);
    }),
  );
  expect(keptSince(0, 0)).toBeNull();
  expect(new Date(keptSince(1, Date.UTC(2026, 2, 31))!).toISOString()).toBe('2026-02-28T00:00:00.000Z');
});
