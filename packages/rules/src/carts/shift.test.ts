import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, startOfWeek } from '../schedules/calendar-week.ts';
import { instantOfWallTime } from '../time/wall-time.ts';
import {
  farthestOffset,
  hasBegun,
  instantsOfShift,
  isReportDue,
  isWeekOffset,
  isWithinAdvance,
  lastWeekOffset,
  shiftMinutes,
} from './shift.ts';

const hour = 3_600_000;
const day = 24 * hour;

it('CARTS-R2 shift lengths are one to four hours in steps of 30 minutes', () => {
  expect(shiftMinutes).toEqual([60, 90, 120, 150, 180, 210, 240]);
});

it('CARTS-R4 the displayed week moves by seven days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(isWeekOffset(days)).toBe(Math.abs(days) % 7 === 0);
    }),
  );
  expect(isWeekOffset(3.5)).toBe(false);
});

it('CARTS-R5 the last week and the last day agree, and have no limit for people who may always book', () => {
  expect([lastWeekOffset(0, false), lastWeekOffset(3, true), lastWeekOffset(3, false)]).toEqual([
    null,
    null,
    21,
  ]);
  const today = '2026-11-25';
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 10 }),
      fc.boolean(),
      (ahead, advance, always) => {
        const date = addDays(today, ahead);
        const weeks = (Date.parse(startOfWeek(date, 1)) - Date.parse('2026-11-23')) / (7 * day);
        expect(isWithinAdvance(date, today, advance, always)).toBe(
          weeks <= farthestOffset / 7 && (always || advance === 0 || weeks <= advance),
        );
      },
    ),
  );
});

it('CARTS-O5 a report is due for 14 days from the end of a shift', () => {
  const shift = { date: '2026-11-25', startsAt: '09:00', minutes: 90 };
  const end = Date.parse('2026-11-24T23:30:00Z');
  const due = (now: number) => isReportDue(shift, 'Australia/Hobart', now);
  expect([due(end - 1), due(end), due(end + 14 * day - 1), due(end + 14 * day)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('CARTS-O4 a shift has begun from the instant of its start', () => {
  const shift = { date: '2026-11-25', startsAt: '09:00', minutes: 60 };
  const start = Date.parse('2026-11-24T22:00:00Z');
  expect([
    hasBegun(shift, 'Australia/Hobart', start - 1),
    hasBegun(shift, 'Australia/Hobart', start),
  ]).toEqual([false, true]);
});

/** Nights of the clock changes, forward and back. */
const changes = [
  ['Australia/Sydney', '2026-10-04', '2026-04-05'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/Chicago', '2026-03-08', '2026-11-01'],
] as const;

it.each(changes)(
  'CARTS-R19 in %s a shift across a clock change keeps its wall time',
  (zone, forward, back) => {
    const across = (date: string) => {
      const { start, end } = instantsOfShift({ date, startsAt: '00:30', minutes: 240 }, zone);
      expect(end).toBe(instantOfWallTime(date, '04:30', zone));
      return (end - start) / hour;
    };
    expect([across(forward), across(back)]).toEqual([3, 5]);
    for (const date of [forward, back])
      for (let minutes = 0; minutes < 20 * 60; minutes += 30)
        for (const length of shiftMinutes) {
          const startsAt = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
          const { start, end } = instantsOfShift({ date, startsAt, minutes: length }, zone);
          // 02:00 is skipped in spring and repeated in autumn: the length differs by one hour at most and
          // stays positive.
          expect(end - start).toBeGreaterThan(0);
          expect(Math.abs(end - start - length * 60_000)).toBeLessThanOrEqual(hour);
          expect(hasBegun({ date, startsAt, minutes: length }, zone, start - 1)).toBe(false);
        }
  },
);
