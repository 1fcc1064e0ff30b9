import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/ring.ts';
import { instantOfWallTime } from '../time/wall-time.ts';
import { decideBooking } from './booking.ts';
import { firstFreeShift, roomIn, shiftAround, startsOf, type WeekAtCart } from './free-shift.ts';
import { clockText, shiftMinutes, spanOfShift } from './shift.ts';

const monday = '2026-11-23';
const zone = 'Australia/Hobart';
const actor = { approved: true, administers: false, alwaysBooks: false, publishersBook: true, advance: 0 };
const hour = fc.integer({ min: 0, max: 16 });
const weeks: fc.Arbitrary<WeekAtCart> = fc.record({
  maxPeople: fc.integer({ min: 1, max: 3 }),
  opensAt: fc.constantFrom('06:00', '07:15', '09:30'),
  closesAt: fc.constantFrom('10:00', '12:45', '17:00'),
  firstDay: fc.constantFrom(null, '2026-11-25', '2026-12-25'),
  blocks: fc.array(
    fc
      .record({ weekday: fc.integer({ min: 1, max: 7 }), from: hour, length: fc.integer({ min: 1, max: 6 }) })
      .map(({ weekday, from, length }) => ({
        weekday,
        from: clockText(from * 60),
        to: clockText((from + length) * 60),
      })),
    { maxLength: 5 },
  ),
  seats: fc.array(
    fc
      .record({ day: fc.integer({ min: 23, max: 29 }), from: hour, length: fc.integer({ min: 1, max: 4 }) })
      .map(({ day, from, length }) => ({
        date: `2026-11-${day}`,
        from: from * 60,
        to: (from + length) * 60,
      })),
    { maxLength: 30 },
  ),
});

const mayBook = (
  week: WeekAtCart,
  date: string,
  startsAt: string,
  minutes: number,
  now: string,
  people = 1,
): boolean =>
  decideBooking(
    { ...week, zone },
    week.blocks,
    week.seats.filter((seat) => seat.date === date),
    {
      date,
      startsAt,
      minutes,
      people: Array.from({ length: people }, (_, id) => ({ id, approved: true, shifts: [] })),
    },
    actor,
    instantOfWallTime(now.slice(0, 10), now.slice(11), zone),
  ).allowed;

it('CARTS-S2 suggests a shift that can be booked, and none only if no shift can be booked', () => {
  const nows = fc.constantFrom('2026-11-20T10:00', '2026-11-25T08:40', '2026-11-29T16:00');
  fc.assert(
    fc.property(weeks, nows, fc.constantFrom(60, 120, 240), (week, now, minutes) => {
      const offered = firstFreeShift(week, monday, minutes, now);
      if (offered) {
        expect(mayBook(week, offered.date, offered.startsAt, minutes, now, offered.room)).toBe(true);
        expect(roomIn(week, offered)).toBe(offered.room);
        expect(mayBook(week, offered.date, offered.startsAt, minutes, now, offered.room + 1)).toBe(false);
        return;
      }
      for (let day = 23; day <= 29; day += 1)
        for (let half = 0; half < 48; half += 1)
          expect(mayBook(week, `2026-11-${day}`, clockText(half * 30), minutes, now)).toBe(false);
    }),
    runs(60),
  );
});

it('CARTS-S2 a tap on a half hour selects the longest bookable shift that contains it, up to the usual length', () => {
  const now = '2026-11-25T08:40';
  const half = fc.integer({ min: 0, max: 47 });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 23, max: 29 }), half, (week, day, at) => {
      const date = `2026-11-${day}`;
      const ways = [at, at - 1]
        .filter((start) => start >= 0)
        .map((start) =>
          shiftMinutes.filter(
            (minutes) => minutes <= 120 && mayBook(week, date, clockText(start * 30), minutes, now),
          ),
        );
      const meant = shiftAround(week, date, clockText(at * 30), 120, now);
      expect(meant === null).toBe(ways.every((lengths) => lengths.length === 0));
      if (!meant) return;
      const { from, to } = spanOfShift(meant);
      expect(from <= at * 30 && to >= (at + 1) * 30).toBe(true);
      expect(mayBook(week, date, meant.startsAt, meant.minutes, now)).toBe(true);
      expect(meant.minutes).toBe(ways.find((lengths) => lengths.length > 0)!.at(-1));
    }),
    { numRuns: 300 },
  );
});

it('COMMON-R15 CARTS-R3 offers start times on the half hour within the opening hours', () => {
  expect(startsOf({ opensAt: '07:15', closesAt: '10:00' }, 60)).toEqual(['07:30', '08:00', '08:30', '09:00']);
  expect(startsOf({ opensAt: '07:00', closesAt: '09:00' }, 240)).toEqual([]);
});
