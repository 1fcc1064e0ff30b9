import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, lastMonth, monthOf } from './months.ts';
import { countReminders, decideRemind, remindedMonth, reminderEffect } from './reminders.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

it('MSG-O3 on the 1st and the 5th last month is reminded of, and on no other day', () => {
  expect(remindedMonth('2026-11-01')).toBe('2026-10-01');
  expect(remindedMonth('2026-01-05')).toBe('2025-12-01');
  fc.assert(
    fc.property(day, (today) => {
      const due = ['01', '05'].includes(today.slice(8));
      expect(remindedMonth(today)).toBe(due ? lastMonth(today) : null);
    }),
  );
});

it('MSG-O3 a month is reminded of by hand once it is over, for twelve months', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -20, max: 3 }), (today, months) => {
      const decision = decideRemind(addMonths(monthOf(today), months), today);
      if (months >= 0) expect(decision).toEqual({ allowed: false, reason: 'month-not-over' });
      else if (months < -12) expect(decision).toEqual({ allowed: false, reason: 'month-too-old' });
      else expect(decision.allowed).toBe(true);
    }),
  );
});

it('MSG-O3 an effect names month, person and day', () => {
  expect(reminderEffect('2026-10-01', 7, '2026-11-05')).toBe('report-missing:2026-10-01:7:2026-11-05');
  expect(countReminders(90, 8)).toBe(98);
});
