import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthAt, monthBegins, monthsAfter } from './month-span.ts';

const zone = fc.constantFrom(
  'Australia/Hobart',
  'Pacific/Auckland',
  'America/New_York',
  'Asia/Kolkata',
  'UTC',
);
const instant = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2035-01-01') });

it('ACCOUNT-R8 every instant is in exactly one month of the local calendar', () => {
  fc.assert(
    fc.property(zone, instant, (where, at) => {
      const month = monthAt(where, at);
      expect(monthBegins(month, where).getTime()).toBeLessThanOrEqual(at);
      expect(monthBegins(monthsAfter(month, 1), where).getTime()).toBeGreaterThan(at);
    }),
  );
});

it('ACCOUNT-R8 months are consecutive across the new year', () => {
  expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  expect(monthsAfter('2026-01', -3)).toBe('2025-10');
});
