import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automaticKinds, estimateCents, isWaking, kindsOfModule, weekOf } from './automatic.ts';
import { automaticMessagingDefaults } from './automatic-settings.ts';

const zone = fc.constantFrom('Australia/Hobart', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC');
const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
const date = instant.map((at) => new Date(at).toISOString().slice(0, 10));

it('MSG-R12 nobody is written to by himself at night, in any zone and on the days the clocks change', () => {
  fc.assert(
    fc.property(zone, instant, fc.constantFrom(...automaticKinds), (where, at, kind) => {
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: where, hour: '2-digit', hourCycle: 'h23' }).format(at),
      );
      if (hour < 8 || hour >= 21) expect(isWaking(kind, where, at)).toBe(false);
      if (hour >= 10 && hour < 20) expect(isWaking(kind, where, at)).toBe(true);
    }),
  );
});

it('MSG-R12 a week is named by its Monday', () => {
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

it('MSG-R3 a message is estimated at ten cents, an invitation at twenty', () => {
  expect(estimateCents('manual', 7)).toBe(70);
  expect(estimateCents('invites', 7)).toBe(140);
});

it('MSG-D3 no message is sent by itself until a congregation switches it on', () => {
  expect(automaticMessagingDefaults).toEqual({
    manual: false,
    carts: false,
    maps: false,
    maps_assigned: false,
    addresses: false,
    groups: false,
    reports: false,
    attendants: false,
  });
});

it('MSG-R3 a switch counts all kinds of its module together', () => {
  expect(kindsOfModule('maps')).toEqual(automaticKinds);
  expect(kindsOfModule('carts' as 'maps')).toEqual([]);
});

it('MSG-R12 the first hour counts and the last does not', () => {
  const hours = { 'map-assigned': [8, 20], 'map-overdue': [10, 19], 'address-timeout': [10, 19] };
  for (const kind of automaticKinds) {
    const waking = Array.from({ length: 24 }, (_, hour) =>
      isWaking(kind, 'UTC', Date.UTC(2026, 10, 23, hour)),
    );
    expect([kind, waking.indexOf(true), waking.lastIndexOf(true)]).toEqual([kind, ...hours[kind]]);
  }
});
