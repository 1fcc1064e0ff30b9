import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automaticMessagingDefaults } from '../messaging/messages/automatic-settings.ts';
import {
  type AutomaticKind,
  automaticKinds,
  estimateCents,
  isLastChance,
  isLastWakingHour,
  isWaking,
  kindsOfModule,
  weekOf,
} from './automatic.ts';

const zone = fc.constantFrom('Australia/Hobart', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC');
const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
/** Sending hours of each kind: [first, end), local time. */
const hours = {
  'map-assigned': [8, 20],
  'map-overdue': [10, 19],
  'address-timeout': [10, 19],
  'duty-evening': [8, 19],
  'duty-week': [8, 19],
  'report-missing': [10, 19],
  'attendant-duty': [8, 20],
  'cart-shift': [8, 20],
  'group-meeting': [8, 20],
} as const satisfies Record<AutomaticKind, readonly [number, number]>;
const date = instant.map((at) => new Date(at).toISOString().slice(0, 10));

it('MSG-R12 sends no automatic message at night, in any time zone and on clock-change days', () => {
  fc.assert(
    fc.property(zone, instant, fc.constantFrom(...automaticKinds), (where, at, kind) => {
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: where, hour: '2-digit', hourCycle: 'h23' }).format(at),
      );
      const [first, last] = hours[kind];
      expect(first).toBeGreaterThanOrEqual(8);
      expect(last).toBeLessThan(21);
      expect(isWaking(kind, where, at)).toBe(hour >= first && hour <= last);
      expect(isLastWakingHour(kind, where, at)).toBe(hour === last);
    }),
  );
});

it('MSG-R12 names a week by its Monday', () => {
  fc.assert(
    fc.property(date, (day) => {
      const monday = new Date(`${weekOf(day)}T00:00:00Z`);
      const days = (Date.parse(day) - monday.getTime()) / 86_400_000;
      expect(monday.getUTCDay()).toBe(1);
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThan(7);
    }),
  );
});

it('MSG-R3 estimates ten cents per message, and twenty per invitation or duty reminder', () => {
  const singly = ['manual', 'map-assigned', 'map-overdue', 'address-timeout', 'report-missing'] as const;
  for (const kind of singly) expect([kind, estimateCents(kind, 7)]).toEqual([kind, 70]);
  for (const kind of ['invites', 'duty-evening', 'duty-week'] as const)
    expect([kind, estimateCents(kind, 7)]).toEqual([kind, 140]);
});

it('MSG-D3 automatic messages are off until a congregation switches them on', () => {
  expect(automaticMessagingDefaults).toEqual({
    manual: false,
    carts: false,
    maps: false,
    maps_assigned: false,
    addresses: false,
    duties: false,
    duties_week: false,
    groups: false,
    reports: false,
    attendants: false,
  });
});

it('MSG-R3 one module switch covers all kinds of the module', () => {
  expect(kindsOfModule('maps')).toEqual(['map-assigned', 'map-overdue', 'address-timeout']);
  expect(kindsOfModule('duties')).toEqual(['duty-evening', 'duty-week']);
  expect(kindsOfModule('reports')).toEqual(['report-missing']);
  expect(kindsOfModule('carts')).toEqual(['cart-shift']);
  expect(kindsOfModule('attendants')).toEqual(['attendant-duty']);
  expect(kindsOfModule('groups')).toEqual(['group-meeting']);
  expect(kindsOfModule('manual' as 'maps')).toEqual([]);
});

it('MSG-R12 includes the first waking hour and excludes the end hour', () => {
  for (const kind of automaticKinds) {
    const waking = Array.from({ length: 24 }, (_, hour) =>
      isWaking(kind, 'UTC', Date.UTC(2026, 10, 23, hour)),
    );
    expect([kind, waking.indexOf(true), waking.lastIndexOf(true)]).toEqual([kind, ...hours[kind]]);
  }
});

it('MSG-R23 the last chance is the last hour of the last day, or the hour before the subject begins', () => {
  const at = (hour: number) => Date.UTC(2026, 10, 23, hour);
  const last = (now: number, lastDay: boolean, over?: number) =>
    isLastChance('duty-evening', { zone: 'UTC', now, lastDay, over });
  expect([last(at(18), true), last(at(19), true), last(at(19), false)]).toEqual([false, true, false]);
  expect([last(at(9), false, at(10)), last(at(9) - 1, false, at(10))]).toEqual([true, false]);
});
