import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { weekInMonth, weekInYear, weeksOfMonth } from './schedule-jump.ts';

const days = fc.nat(4000).map((count) => addDays('2024-01-01', count));
const months = fc.nat(120).map((count) => addMonths('2024-01', count));

it('every week belongs to exactly one month, in order', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = mondayOf(day);
      const month = week.slice(0, 7);
      const weeks = weeksOfMonth(month);
      expect(weeks).toContain(week);
      expect(weeksOfMonth(addMonths(month, 1))[0]).toBe(addDays(weeks.at(-1)!, 7));
    }),
  );
});

it('MEET-R2 MEET-O9 another year opens at its first week, the current year at the week of today', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 2020, max: 2040 }), (today, year) => {
      const thisWeek = mondayOf(today);
      const opened = weekInYear(year, today);
      if (thisWeek.startsWith(String(year))) expect(opened).toBe(thisWeek);
      else expect(opened).toBe(weeksOfMonth(`${year}-01`)[0]);
    }),
  );
});

it('MEET-O9 another month opens at its first week, the current month at the week of today', () => {
  expect(weekInMonth('2026-11', '2026-11-25')).toBe('2026-11-23');
  expect(weekInMonth('2026-12', '2026-11-25')).toBe('2026-12-07');
  fc.assert(
    fc.property(days, months, (today, month) => {
      expect(weeksOfMonth(month)).toContain(weekInMonth(month, today));
    }),
  );
});
