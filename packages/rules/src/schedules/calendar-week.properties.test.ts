import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysOfWeek,
  type FirstDayOfWeek,
  startOfWeek,
  weeksBetween,
} from './calendar-week.ts';

const dates = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from('2010-01-01').add({ days }).toString());
const firstDays = fc.constantFrom<FirstDayOfWeek>(1, 7);

it('a week contains its date, begins on the chosen day, and is adjacent to the next', () => {
  fc.assert(
    fc.property(dates, firstDays, fc.integer({ min: -60, max: 60 }), (date, firstDay, weeks) => {
      const start = startOfWeek(date, firstDay);
      expect(Temporal.PlainDate.from(start).dayOfWeek).toBe(firstDay);
      expect(daysOfWeek(start)).toContain(date);
      expect(daysOfWeek(start)).toHaveLength(7);
      expect(weeksBetween(start, addDays(start, 7 * weeks))).toBe(weeks);
    }),
  );
});

it('month arithmetic agrees with the calendar', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -240, max: 240 }), (date, months) => {
      const month = date.slice(0, 7);
      expect(addMonths(month, months)).toBe(Temporal.PlainYearMonth.from(month).add({ months }).toString());
    }),
  );
});

it('month arithmetic crosses the new year in both directions', () => {
  expect([addMonths('2026-11', 2), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});
