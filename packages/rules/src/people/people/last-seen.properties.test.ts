import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysSince, seenGroup, seenGroups } from './last-seen.ts';

const today = '2026-11-22';
const dayBefore = (days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
const ago = fc.integer({ min: 0, max: 4000 });

it('USERS-O7 an earlier visit is never in a more recent group', () => {
  fc.assert(
    fc.property(ago, ago, (one, other) => {
      const place = (days: number) => seenGroups.indexOf(seenGroup(dayBefore(days), today));
      expect(daysSince(dayBefore(one), today)).toBe(one);
      if (one <= other) expect(place(one)).toBeLessThanOrEqual(place(other));
    }),
  );
});

it('USERS-O7 a week is seven days including today, a month thirty, and people without a visit have their own group', () => {
  const groups = [0, 1, 6, 7, 29, 30].map((days) => seenGroup(dayBefore(days), today));
  expect(groups).toEqual(['today', 'week', 'week', 'month', 'month', 'longer']);
  expect(seenGroup(null, today)).toBe('never');
  expect(seenGroup(dayBefore(-1), today)).toBe('today');
});
