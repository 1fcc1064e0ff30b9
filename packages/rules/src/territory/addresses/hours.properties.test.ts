import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tryAt } from './hour-tried.ts';
import { believedInstant, dayParts, type Hour, isNewTime, newTimesFirst, partOfDay } from './hours.ts';

const hour: fc.Arbitrary<Hour> = fc.record({
  day: fc.integer({ min: 1, max: 7 }),
  part: fc.constantFrom(...dayParts),
});
const tries = fc.array(hour, { maxLength: 10 });

it('ADDR-R26 divides the day into three parts: until noon, until five, and the evening', () => {
  expect([0, 11, 12, 16, 17, 23].map(partOfDay)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

it("ADDR-R26 records an attempt in the congregation's local time, across a daylight saving change", () => {
  // Both instants are 09:30 in Hobart, before and after the first Sunday of October.
  expect(tryAt('Australia/Hobart', Date.parse('2026-10-02T23:30:00Z'))).toEqual({
    on: '2026-10-03',
    day: 6,
    part: 'morning',
  });
  expect(tryAt('Australia/Hobart', Date.parse('2026-10-09T22:30:00Z'))).toEqual({
    on: '2026-10-10',
    day: 6,
    part: 'morning',
  });
});

it('ADDR-R26 a time is new until an attempt was made at that time on the same kind of day', () => {
  fc.assert(
    fc.property(tries, hour, (before, now) => {
      expect(isNewTime([...before, now], now)).toBe(false);
      expect(isNewTime([], now)).toBe(true);
      const sameKind = before.some((one) => one.day >= 6 === now.day >= 6 && one.part === now.part);
      expect(isNewTime(before, now)).toBe(!sameKind);
    }),
  );
});

it('ADDR-R26 orders doors with a new time first, loses none and preserves the order within both groups', () => {
  fc.assert(
    fc.property(fc.array(tries), hour, (rows, now) => {
      const doors = rows.map((row, id) => ({ id, tries: row }));
      const sorted = newTimesFirst(doors, now);
      const ranks = sorted.map((door) => (isNewTime(door.tries, now) ? 0 : 1));
      expect([...sorted].sort((a, b) => a.id - b.id)).toEqual(doors);
      expect(ranks).toEqual([...ranks].sort());
      for (const rank of [0, 1]) {
        const ids = sorted.filter((_, index) => ranks[index] === rank).map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
      }
    }),
  );
});

it('ADDR-R26 keeps the hour of offline work, and ignores a wrong device clock', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  expect(believedInstant(now - 3_600_000, now)).toBe(now - 3_600_000);
  expect(believedInstant(now + 1, now)).toBe(now);
  expect(believedInstant(now - 15 * 86_400_000, now)).toBe(now);
  expect(believedInstant(undefined, now)).toBe(now);
  expect(believedInstant(Number.NaN, now)).toBe(now);
});

it('ADDR-R26 trusts a device clock up to fourteen days, and counts Saturday as weekend', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const oldest = now - 14 * 86_400_000;
  expect([now, oldest, oldest - 1].map((at) => believedInstant(at, now))).toEqual([now, oldest, now]);
  expect(isNewTime([{ day: 7, part: 'morning' }], { day: 6, part: 'morning' })).toBe(false);
  expect(isNewTime([{ day: 5, part: 'morning' }], { day: 6, part: 'morning' })).toBe(true);
});
