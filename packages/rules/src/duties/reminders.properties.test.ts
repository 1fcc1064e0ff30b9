import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { runs } from '../testing/ring.ts';
import {
  countDutyReminders,
  type DutyAhead,
  type DutyReminder,
  type DutyReminderKind,
  dueDutyReminders,
} from './reminders.ts';
import { duty, kinds, meetingsAt, play } from './testing/play-reminders.ts';

/** Result of an evening run, with the job settled until this instant. */
const due = (kind: DutyReminderKind, today: string, duties: DutyAhead[], told: string[] = []) => {
  const now = Date.parse(`${today}T18:07:00Z`);
  return dueDutyReminders(kind, duties, { now, settledUntil: now, zone: 'UTC', told });
};

/** Flattens messages to the duties that they name. */
const named = (messages: readonly DutyReminder[]): string[] =>
  messages.flatMap(({ personId, date, dutyIds }) => dutyIds.map((id) => `${personId} ${date} ${id}`));

const changedDuty = fc.record(
  {
    personId: fc.constantFrom(null, 7, 8),
    date: fc.constantFrom('2026-10-03', '2026-10-04', '2026-10-05'),
    cancelled: fc.boolean(),
  },
  { requiredKeys: [] },
);
const steps = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 8 }),
    runs: fc.integer({ min: 1, max: 3 }),
    change: fc.option(fc.record({ index: fc.nat(3), duty: changedDuty }), { nil: undefined }),
  }),
  { minLength: 30, maxLength: 90 },
);
const hobart = 'Australia/Hobart';
const weekBefore = Date.parse('2026-09-25T20:07:00Z');
const planned = [
  duty({ id: 31, date: '2026-10-04' }),
  duty({ id: 32, date: '2026-10-04' }),
  duty({ id: 33, date: '2026-10-04', personId: 8 }),
  duty({ id: 34, date: '2026-10-05', personId: null, meetingId: 4 }),
];

it('MSG-R22 nobody is reminded twice of a duty, however its people, date and job runs change', () => {
  let messages = 0;
  fc.assert(
    fc.property(steps, (taken) => {
      const sent = play(hobart, weekBefore, planned, taken);
      messages += sent.length;
      for (const kind of kinds) {
        const all = named(sent.filter((one) => one.kind === kind));
        expect(new Set(all).size).toBe(all.length);
      }
      expect(new Set(sent.map(({ effect }) => effect)).size).toBe(sent.length);
    }),
  );
  expect(messages).toBeGreaterThan(100);
});

it('MSG-R22 sends no reminder of a cancelled meeting or a place that became vacant', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      expect(play(hobart, weekBefore, planned, taken).filter(({ cancelled }) => cancelled)).toEqual([]);
    }),
  );
  for (const kind of kinds) {
    const today = kind === 'duty-week' ? '2026-11-25' : '2026-12-01';
    expect(due(kind, today, [duty()])).toHaveLength(1);
    expect(due(kind, today, [duty({ cancelled: true }), duty({ personId: null })])).toEqual([]);
  }
});

it('MSG-R22 sends between 17:00 and 20:00 on the day before or seven to six days before, in every time zone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...meetingsAt), fc.integer({ min: 0, max: 59 }), ([zone, date], minute) => {
      const start = Date.parse(`${addDays(date, -10)}T00:00:00Z`) + minute * 60_000;
      const hourly = Array.from({ length: 11 * 24 }, () => ({ after: 1, runs: 1 }));
      const sent = play(zone, start, [duty({ date })], hourly);
      expect(sent.map(({ kind }) => kind)).toEqual(['duty-week', 'duty-evening']);
      for (const { kind, at } of sent) {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(local.hour).toBeGreaterThanOrEqual(17);
        expect(local.hour).toBeLessThan(20);
        const { days } = local.toPlainDate().until(date, { largestUnit: 'days' });
        expect(days).toBe(kind === 'duty-week' ? 7 : 1);
      }
    }),
    runs(40),
  );
});

it('MSG-R22 the week reminder goes seven or six days before, the evening reminder one day before', () => {
  const days = (kind: DutyReminderKind) =>
    [0, 1, 2, 5, 6, 7, 8].filter((before) => due(kind, addDays('2026-12-02', -before), [duty()]).length > 0);
  expect(days('duty-evening')).toEqual([1]);
  expect(days('duty-week')).toEqual([6, 7]);
});

it('MSG-R22 several duties of a person at one meeting are one message, other meetings or people another one', () => {
  const reminders = due('duty-evening', '2026-12-01', [
    duty(),
    duty({ id: 32, personId: 8 }),
    duty({ id: 34 }),
    duty({ id: 35, meetingId: 4 }),
  ]);
  expect(reminders).toEqual([
    {
      personId: 7,
      meetingId: 3,
      date: '2026-12-02',
      dutyIds: [31, 34],
      effect: 'duty-evening:2026-12-02:7:31+34',
      lastDay: true,
      today: false,
      over: Date.parse('2026-12-02T19:30:00Z'),
    },
    {
      personId: 8,
      meetingId: 3,
      date: '2026-12-02',
      dutyIds: [32],
      effect: 'duty-evening:2026-12-02:8:32',
      lastDay: true,
      today: false,
      over: Date.parse('2026-12-02T19:30:00Z'),
    },
    {
      personId: 7,
      meetingId: 4,
      date: '2026-12-02',
      dutyIds: [35],
      effect: 'duty-evening:2026-12-02:7:35',
      lastDay: true,
      today: false,
      over: Date.parse('2026-12-02T19:30:00Z'),
    },
  ]);
});

it('MSG-R22 a duty assigned, reassigned or moved after the message is sent alone', () => {
  const today = '2026-12-01';
  const told = due('duty-evening', today, [duty(), duty({ id: 34 })]).map(({ effect }) => effect);
  const then = (...duties: DutyAhead[]) =>
    due('duty-evening', today, duties, told).map(({ effect }) => effect);
  expect(then(duty(), duty({ id: 34 }))).toEqual([]);
  expect(then(duty({ id: 34 }))).toEqual([]);
  expect(then(duty(), duty({ id: 34 }), duty({ id: 40 }))).toEqual(['duty-evening:2026-12-02:7:40']);
  expect(then(duty({ personId: 8 }))).toEqual(['duty-evening:2026-12-02:8:31']);
  // A reminder of one moment leaves the other moment due.
  expect(due('duty-week', '2026-11-25', [duty()], told)).toHaveLength(1);
  const moved = duty({ date: '2026-12-03' });
  expect(due('duty-evening', '2026-12-02', [moved], told)).toHaveLength(1);
});

it('MSG-R3 estimates a month by one message per person and held meeting', () => {
  expect(
    countDutyReminders([
      duty(),
      duty({ id: 32 }),
      duty({ id: 33, personId: 8 }),
      duty({ id: 34, meetingId: 4 }),
      duty({ id: 35, meetingId: 5, cancelled: true }),
      duty({ id: 36, personId: null }),
    ]),
  ).toBe(3);
});

it('MSG-R22 the last day is the sixth day before, and the day before', () => {
  const lastDay = (kind: DutyReminderKind, today: string) =>
    due(kind, today, [duty()]).map((one) => one.lastDay);
  expect(lastDay('duty-week', '2026-11-25')).toEqual([false]);
  expect(lastDay('duty-week', '2026-11-26')).toEqual([true]);
  expect(lastDay('duty-evening', '2026-12-01')).toEqual([true]);
});
