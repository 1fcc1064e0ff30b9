import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOfDay, dayNumberOf } from '../../time/day-number.ts';
import { instantOfWallTime, wallTimeIn } from '../../time/wall-time.ts';
import {
  dueMoment,
  isReminderDue,
  momentsOf,
  remindedFrom,
  responsibilityEffect,
  responsibilityEstimate,
} from './reminders.ts';

const zone = fc.constantFrom('Australia/Sydney', 'Europe/Berlin', 'America/Chicago');
const first = dayNumberOf('2026-01-01');
const duty = fc
  .record({ day: fc.integer({ min: first, max: first + 730 }), hour: fc.integer({ min: 8, max: 20 }) })
  .map(({ day, hour }) => ({ date: dateOfDay(day), startsAt: `${String(hour).padStart(2, '0')}:30` }));
const hour = 3_600_000;

it('ATTEND-R6 MSG-R4 the setting determines the reminder moments', () => {
  expect(momentsOf('two-days')).toEqual(['two-days']);
  expect(momentsOf('half-day')).toEqual(['half-day']);
  expect(momentsOf('both')).toEqual(['two-days', 'half-day']);
  expect([responsibilityEstimate('two-days'), responsibilityEstimate('both')]).toEqual([400, 800]);
});

it('ATTEND-O4 reminds twelve hours before an evening meeting, on the evening before a morning meeting, and two days before both', () => {
  const at = (moment: 'two-days' | 'half-day', startsAt: string) =>
    wallTimeIn('Europe/Berlin', remindedFrom(moment, { date: '2026-11-25', startsAt }, 'Europe/Berlin'));
  expect(at('half-day', '20:30')).toBe('2026-11-25T08:30');
  expect(at('half-day', '19:00')).toBe('2026-11-24T19:00');
  expect(at('half-day', '10:00')).toBe('2026-11-24T19:00');
  expect(at('two-days', '19:30')).toBe('2026-11-23T19:00');
  expect(at('two-days', '10:00')).toBe('2026-11-23T10:00');
});

it('ATTEND-O4 sends no reminder at night or later than configured, also on clock-change days', () => {
  fc.assert(
    fc.property(zone, duty, fc.constantFrom('two-days', 'half-day'), (where, given, moment) => {
      const from = remindedFrom(moment, given, where);
      const clock = Number(wallTimeIn(where, from).slice(11, 13));
      const start = instantOfWallTime(given.date, given.startsAt, where);
      expect(clock).toBeGreaterThanOrEqual(8);
      expect(clock).toBeLessThan(20);
      expect(start - from).toBeGreaterThanOrEqual((moment === 'two-days' ? 48 : 12) * hour);
      expect(start - from).toBeLessThan((moment === 'two-days' ? 63 : 27) * hour);
    }),
  );
});

it('ATTEND-O4 at most one reminder is due at any time, and none after the meeting begins', () => {
  fc.assert(
    fc.property(zone, duty, fc.integer({ min: -80, max: 5 }), (where, given, hours) => {
      const start = instantOfWallTime(given.date, given.startsAt, where);
      const now = start + hours * hour;
      const due = (['two-days', 'half-day'] as const).filter((moment) =>
        isReminderDue(moment, given, where, { now, settledUntil: now }),
      );
      expect(due.length).toBeLessThanOrEqual(1);
      if (hours >= 0 || hours < -63) expect(due).toEqual([]);
      if (hours >= -12 && hours < 0) expect(due).toEqual(['half-day']);
    }),
  );
  expect(responsibilityEffect('half-day', 3, 7)).toBe('attendant-duty:half-day:3:7');
});

it('MSG-R23 a missed reminder is sent until the meeting begins, and once if a later one includes it', () => {
  const given = { date: '2026-11-25', startsAt: '20:30' };
  const at = (wall: string) => Date.parse(`${wall}:00Z`);
  const told = (moments: ('two-days' | 'half-day')[], now: string, settledUntil: string) =>
    dueMoment(moments, given, 'UTC', { now: at(now), settledUntil: at(settledUntil) });
  const lost = '2026-11-23T10:07';
  expect(told(['two-days'], '2026-11-25T12:07', lost)).toBe('two-days');
  expect(told(['two-days'], '2026-11-25T20:30', lost)).toBeUndefined();
  expect(told(['two-days'], '2026-11-25T12:07', '2026-11-25T08:07')).toBeUndefined();
  expect(told(['two-days', 'half-day'], '2026-11-25T12:07', lost)).toBe('half-day');
  expect(told(['two-days', 'half-day'], '2026-11-24T12:07', lost)).toBe('two-days');
});
