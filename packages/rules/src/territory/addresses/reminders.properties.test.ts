import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressesGoingBack, goesBackOn, warnsOf } from './reminders.ts';

const zone = fc.constantFrom('Australia/Hobart', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC');
const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });

it('MSG-R12 warns people in the three days before a reservation ends, and never if reservations have no end', () => {
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

it('MSG-R12 sends one warning for all reservations of a person that end on one day of the congregation', () => {
  const keptAt = Date.parse('2026-06-01T13:30:00Z');
  const kept = [
    { personId: 7, keptAt },
    { personId: 8, keptAt },
    { personId: 7, keptAt: keptAt + 20 * 60_000 },
    { personId: 7, keptAt: keptAt + 40 * 60_000 },
  ];
  // In Hobart the last of them was reserved after midnight.
  expect(addressesGoingBack(kept, { timeoutDays: 14, zone: 'Australia/Hobart' })).toEqual([
    { personId: 7, date: '2026-06-15', count: 2, effect: 'address-timeout:7:2026-06-15' },
    { personId: 8, date: '2026-06-15', count: 1, effect: 'address-timeout:8:2026-06-15' },
    { personId: 7, date: '2026-06-16', count: 1, effect: 'address-timeout:7:2026-06-16' },
  ]);
});
