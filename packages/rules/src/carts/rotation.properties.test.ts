import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { runs } from '../testing/ring.ts';
import { wallTimeIn } from '../time/wall-time.ts';
import { combinationsOf, dueDates, rotationsUntil } from './rotation.ts';
import { clockText, instantsOfShift } from './shift.ts';

const repeated = fc.record({
  frequency: fc.constantFrom('week' as const, 'fortnight' as const, 'month' as const),
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  weekOfMonth: fc.integer({ min: 0, max: 4 }),
  anchor: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
});
const day = fc.integer({ min: 0, max: 3500 }).map((days) => addDays('2024-01-01', days));

it('CARTS-O2 CARTS-R14 every date has the weekday, fortnights count from the anchor, monthly dates keep their week', () => {
  fc.assert(
    fc.property(repeated, day, (given, from) => {
      const dates = dueDates(given, from, addDays(from, 200));
      for (const date of dates) expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(given.dayOfWeek);
      if (given.frequency === 'month')
        for (const date of dates) {
          const month = date.slice(0, 7);
          if (given.weekOfMonth === 4) expect(addDays(date, 7).slice(0, 7)).not.toBe(month);
          else expect(Math.floor((Number(date.slice(8)) - 1) / 7)).toBe(given.weekOfMonth);
        }
      const gap = given.frequency === 'week' ? 7 : 14;
      if (given.frequency !== 'month')
        dates.slice(1).forEach((date, at) => {
          expect(date).toBe(addDays(dates[at]!, gap));
        });
    }),
  );
});

it('CARTS-O2 dates of two consecutive spans equal the dates of the whole span', () => {
  fc.assert(
    fc.property(repeated, day, fc.integer({ min: 0, max: 150 }), (given, from, cut) => {
      const [middle, to] = [addDays(from, cut), addDays(from, 150)];
      expect([...dueDates(given, from, middle), ...dueDates(given, addDays(middle, 1), to)]).toEqual(
        dueDates(given, from, to),
      );
    }),
  );
});

it('CARTS-O2 books the advance weeks of the congregation, or eight if there is no limit', () => {
  expect(rotationsUntil('2026-11-25', 2)).toBe('2026-12-13');
  expect(rotationsUntil('2026-11-25', 0)).toBe('2027-01-24');
});

it('CARTS-O2 keeps the wall time across clock changes and ends after the start', () => {
  const zones = fc.constantFrom('Australia/Sydney', 'Europe/Berlin', 'America/Chicago');
  const start = fc.integer({ min: 0, max: 40 }).map((steps) => clockText(steps * 5));
  fc.assert(
    fc.property(zones, start, fc.constantFrom(60, 120, 240), day, (zone, startsAt, minutes, from) => {
      const sundays = { frequency: 'week' as const, dayOfWeek: 0, weekOfMonth: 0, anchor: from };
      const dates = dueDates(sundays, from, addDays(from, 371));
      const shifts = dates.map((date) => ({
        date,
        ...instantsOfShift({ date, startsAt, minutes }, zone),
      }));
      // A year of Sundays contains both clock changes; only a time in the skipped hour moves by one hour.
      const moved = shifts.filter(({ date, start: at }) => wallTimeIn(zone, at) !== `${date}T${startsAt}`);
      expect(moved.length).toBeLessThanOrEqual(2);
      for (const { date, start: at, end } of shifts) {
        expect(wallTimeIn(zone, at).slice(0, 10)).toBe(date);
        expect(end).toBeGreaterThanOrEqual(at);
      }
      shifts.slice(1).forEach(({ start: at }, index) => {
        const hours = (at - shifts[index]!.start) / 3_600_000;
        expect(Math.abs(hours - 168)).toBeLessThanOrEqual(1);
      });
    }),
    runs(60),
  );
});

it('CARTS-D4 combinations include each person equally often', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 3, maxLength: 12 }),
      fc.constantFrom(2, 3),
      (order, count) => {
        const sets = combinationsOf(order, count);
        expect(sets).toHaveLength(order.length);
        const counts = order.map((id) => sets.flat().filter((one) => one === id).length);
        expect(new Set(counts)).toEqual(new Set([count]));
      },
    ),
  );
  expect(combinationsOf([1], 2)).toEqual([]);
});
