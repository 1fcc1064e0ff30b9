import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { isSpan, lastDayOfSpan, longestFit } from './draft-span.ts';
import { draftLimits } from './problem.ts';

const monday = '2026-11-30';

it('X-FAIR-31 a draft has at most 26 weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 400 }), (days) => {
      expect(isSpan(monday, addDays(monday, days))).toBe(days >= 0 && days < 26 * 7);
    }),
  );
  expect(lastDayOfSpan(monday)).toBe('2027-05-30');
});

it('X-FAIR-31 names the last day up to which the places fit, in any order', () => {
  const place = fc.record({
    day: fc.integer({ min: 0, max: 180 }),
    candidates: fc.integer({ min: 0, max: 4000 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 120 }), (given) => {
      const places = given.map(({ day, candidates }) => ({ date: addDays(monday, day), candidates }));
      const sizeUntil = (to: string) =>
        places.filter(({ date }) => date <= to).reduce((sum, { candidates }) => sum + candidates, 0);
      const last = longestFit(places);
      expect(longestFit(places.toReversed())).toBe(last);
      if (last === null) expect(sizeUntil('9999-12-31')).toBeLessThanOrEqual(draftLimits.candidates);
      else {
        expect(sizeUntil(last)).toBeLessThanOrEqual(draftLimits.candidates);
        expect(sizeUntil(addDays(last, 1))).toBeGreaterThan(draftLimits.candidates);
      }
    }),
  );
});

it('X-FAIR-31 counts places as well as candidates', () => {
  const places = Array.from({ length: draftLimits.places + 1 }, (_, at) => ({
    date: addDays(monday, at % 100),
    candidates: 1,
  }));
  expect(longestFit(places)).toBe(addDays(monday, 98));
  expect(longestFit(places.slice(1))).toBeNull();
});
