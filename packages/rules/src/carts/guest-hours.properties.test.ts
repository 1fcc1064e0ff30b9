import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideGuestHours, hoursLeft } from './guest-hours.ts';
import { shiftMinutes } from './shift.ts';

const minutes = fc.constantFrom(...shiftMinutes);
const hours = fc.record({
  limit: fc.integer({ min: 0, max: 168 }),
  others: fc.integer({ min: 0, max: 40 }).map((halves) => halves * 30),
  before: fc.option(minutes),
});

it('CARTS-X1 a new shift fits within the remaining hours, and an existing one must not become longer beyond the limit', () => {
  fc.assert(
    fc.property(hours, minutes, (given, asked) => {
      const fits = asked / 60 <= hoursLeft(given);
      expect(decideGuestHours({ ...given, before: null }, asked).allowed).toBe(fits);
      const kept = given.before !== null && asked <= given.before;
      expect(decideGuestHours(given, asked).allowed).toBe(fits || kept);
    }),
  );
});

it('CARTS-X1 remaining hours are never negative', () => {
  expect(hoursLeft({ limit: 8, others: 450 })).toBe(0.5);
  expect(hoursLeft({ limit: 1, others: 240 })).toBe(0);
});
