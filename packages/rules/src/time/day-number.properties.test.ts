import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { addDays, weeksBetween } from '../schedules/calendar-week.ts';
import { dateOfDay, dayNumberOf, weekNumberOf } from './day-number.ts';
import { mondayOf } from './wall-time.ts';

const anyDay = fc.integer({ min: -200_000, max: 2_000_000 });
const plainDate = (day: number) => Temporal.PlainDate.from('1970-01-01').add({ days: day });

it('day numbers agree with the calendar, including leap years and centuries', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = plainDate(day).toString();
      expect(dayNumberOf(date)).toBe(day);
      expect(dateOfDay(day)).toBe(date);
    }),
  );
});

it('adding days, weeks between dates and Mondays agree with the calendar', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      const date = plainDate(day);
      expect(addDays(date.toString(), days)).toBe(date.add({ days }).toString());
      const monday = date.subtract({ days: date.dayOfWeek - 1 });
      expect(mondayOf(date.toString())).toBe(monday.toString());
      expect(weekNumberOf(date.toString())).toBe(weekNumberOf(monday.toString()));
      expect(weekNumberOf(monday.add({ weeks: days }).toString()) - weekNumberOf(date.toString())).toBe(days);
      expect(weeksBetween(monday.toString(), monday.add({ weeks: days }).toString())).toBe(days);
    }),
  );
});

it('refuses an invalid date', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});
