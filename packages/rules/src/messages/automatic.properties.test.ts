import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automaticKinds, estimateCents, goesBackOn, isWaking, warnsOf, weekOf } from './automatic.ts';

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

it('MSG-R12 of addresses that go back people hear in the three days before, and never where they are kept for ever', () => {
  fc.assert(
    fc.property(
      zone,
      instant,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: -5, max: 65 }),
      (where, kept, timeout, after) => {
        const goesBack = goesBackOn(kept, timeout, where);
        const today = new Date(Date.parse(goesBack) + (after - timeout) * 86_400_000)
          .toISOString()
          .slice(0, 10);
        expect(warnsOf(goesBack, timeout, today)).toBe(timeout - after >= 0 && timeout - after <= 3);
        expect(warnsOf(goesBack, 0, today)).toBe(false);
      },
    ),
  );
});

it('MSG-R3 a message is estimated at ten cents, an invitation at twenty', () => {
  expect(estimateCents('manual', 7)).toBe(70);
  expect(estimateCents('invites', 7)).toBe(140);
});
