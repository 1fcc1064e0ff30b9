import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesOf } from '../time/clock-time.ts';
import { dateOfDay, dayNumberOf } from '../time/day-number.ts';
import { instantOfWallTime } from '../time/wall-time.ts';
import { clockText, instantsOfShift, shiftMinutes } from './shift.ts';
import { nameForGuests, shiftElsewhere, spanElsewhere } from './visit.ts';

const zones = ['Australia/Sydney', 'Australia/Brisbane', 'Europe/Berlin', 'America/Chicago'] as const;
const zone = fc.constantFrom(...zones);
const first = dayNumberOf('2026-01-01');
const shift = fc
  .record({
    day: fc.integer({ min: first, max: first + 730 }),
    half: fc.integer({ min: 12, max: 39 }),
    minutes: fc.constantFrom(...shiftMinutes),
  })
  .map(({ day, half, minutes }) => ({ date: dateOfDay(day), startsAt: clockText(half * 30), minutes }));

it('CARTS-O8 the other congregation sees the first name and one letter', () => {
  expect(nameForGuests({ first_name: 'Grace', last_name: 'Hall' })).toBe('Grace H.');
  expect(nameForGuests({ first_name: 'Ai', last_name: '𠮷田' })).toBe('Ai 𠮷.');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[A-Z][a-z]{2,9}$/), (one, last) => {
      expect(nameForGuests({ first_name: one, last_name: last })).not.toContain(last);
    }),
  );
});

it('CARTS-O8 in the same time zone a shift keeps its hours', () => {
  fc.assert(
    fc.property(shift, zone, (given, where) => {
      const there = shiftElsewhere(given, where, where);
      expect(there).toMatchObject({ date: given.date, startsAt: given.startsAt });
      expect(spanElsewhere(there, where, given.date, where).from).toBe(minutesOf(given.startsAt));
    }),
  );
});

it('CARTS-O8 in another time zone a shift begins at the same instant and ends after its start', () => {
  fc.assert(
    fc.property(shift, zone, zone, (given, where, elsewhere) => {
      const there = shiftElsewhere(given, where, elsewhere);
      expect(there.endsAt > there.startsAt).toBe(true);
      // One hour of the year occurs twice on a clock; the first occurrence is used.
      const back = instantOfWallTime(there.date, there.startsAt, elsewhere);
      expect([0, 3_600_000]).toContain(instantsOfShift(given, where).start - back);
    }),
    { numRuns: 2000 },
  );
});

it('CARTS-R19 a shift at home blocks a shift elsewhere exactly for its duration', () => {
  const atHome = { date: '2026-11-28', startsAt: '09:00', endsAt: '11:00' };
  // In summer the clocks of Sydney are one hour ahead of Brisbane.
  expect(spanElsewhere(atHome, 'Australia/Brisbane', '2026-11-28', 'Australia/Sydney')).toEqual({
    from: 600,
    to: 720,
  });
  expect(spanElsewhere(atHome, 'Australia/Sydney', '2026-11-29', 'Australia/Brisbane')).toEqual({
    from: 480 - 1440,
    to: 600 - 1440,
  });
  expect(
    shiftElsewhere(
      { date: '2026-11-28', startsAt: '16:00', minutes: 240 },
      'Australia/Sydney',
      'Pacific/Auckland',
    ),
  ).toEqual({
    date: '2026-11-28',
    startsAt: '18:00',
    endsAt: '22:00',
  });
  expect(
    shiftElsewhere({ date: '2026-11-28', startsAt: '18:00', minutes: 240 }, 'Europe/Berlin', 'Asia/Tokyo')
      .date,
  ).toBe('2026-11-29');
  expect(
    shiftElsewhere({ date: '2026-11-28', startsAt: '14:00', minutes: 240 }, 'Europe/Berlin', 'Asia/Tokyo'),
  ).toMatchObject({
    startsAt: '22:00',
    endsAt: '23:59',
  });
});
