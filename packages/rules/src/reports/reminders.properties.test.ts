import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, lastMonth, monthOf } from './months.ts';
import {
  countReminders,
  decideRemind,
  dueReportReminder,
  isRemindedSince,
  remindedMonth,
  reminderEffect,
} from './reminders.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

it('MSG-O3 last month is reminded of on the 1st and the 5th, on no other day', () => {
  expect(remindedMonth('2026-11-01')).toBe('2026-10-01');
  expect(remindedMonth('2026-01-05')).toBe('2025-12-01');
  fc.assert(
    fc.property(day, (today) => {
      const due = ['01', '05'].includes(today.slice(8));
      expect(remindedMonth(today)).toBe(due ? lastMonth(today) : null);
    }),
  );
});

it('MSG-O3 manual reminders are permitted for the last twelve past months', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -20, max: 3 }), (today, months) => {
      const decision = decideRemind(addMonths(monthOf(today), months), today);
      if (months >= 0) expect(decision).toEqual({ allowed: false, reason: 'month-not-over' });
      else if (months < -12) expect(decision).toEqual({ allowed: false, reason: 'month-too-old' });
      else expect(decision.allowed).toBe(true);
    }),
  );
});

it('MSG-O3 the effect contains month, person and day', () => {
  expect(reminderEffect('2026-10-01', 7, '2026-11-05')).toBe('report-missing:2026-10-01:7:2026-11-05');
  expect(countReminders(90, 8)).toBe(98);
});

it('MSG-R23 a missed reminder day is made up for later in the same month', () => {
  const due = (now: string, settledUntil: string) =>
    dueReportReminder('UTC', { now: Date.parse(`${now}Z`), settledUntil: Date.parse(`${settledUntil}Z`) });
  const month = '2026-10-01';
  expect(due('2026-11-01T10:07', '2026-10-31T19:37')).toEqual({ month, day: '2026-11-01' });
  expect(due('2026-11-02T10:07', '2026-11-01T18:37')).toEqual({ month, day: '2026-11-01' });
  expect(due('2026-11-02T10:07', '2026-11-01T19:37')).toBeNull();
  expect(due('2026-11-04T10:07', '2026-10-31T19:37')).toEqual({ month, day: '2026-11-01' });
  expect(due('2026-11-05T10:07', '2026-11-01T19:37')).toEqual({ month, day: '2026-11-05' });
  expect(due('2026-11-28T10:07', '2026-11-05T09:37')).toEqual({ month, day: '2026-11-05' });
  fc.assert(
    fc.property(day, (today) => {
      const now = Date.parse(`${today}T12:00Z`);
      const told = dueReportReminder('UTC', { now, settledUntil: now });
      expect(told).toEqual(remindedMonth(today) ? { month: lastMonth(today), day: today } : null);
    }),
  );
});

it('MSG-R23 a person reminded since that day, automatically or by hand, is not reminded again', () => {
  const since = (told: string[]) =>
    isRemindedSince(told, { month: '2026-10-01', personId: 7, day: '2026-11-05' });
  expect(since([reminderEffect('2026-10-01', 7, '2026-11-05')])).toBe(true);
  expect(since([reminderEffect('2026-10-01', 7, '2026-11-06')])).toBe(true);
  expect(since([reminderEffect('2026-10-01', 7, '2026-11-04')])).toBe(false);
  expect(
    since([reminderEffect('2026-10-01', 71, '2026-11-06'), reminderEffect('2026-09-01', 7, '2026-11-06')]),
  ).toBe(false);
});
