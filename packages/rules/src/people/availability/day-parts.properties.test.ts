import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartTime, UnavailableTime } from './availability.ts';
import {
  cannotOn,
  cartHours,
  dayPartNames,
  dayParts,
  isCartHour,
  isInTable,
  withCartHour,
  withPart,
} from './day-parts.ts';

const day = fc.integer({ min: 1, max: 7 });
const part = fc.constantFrom(...dayPartNames);
const hour = fc.constantFrom(...cartHours);
const press = fc.record({ day, part, on: fc.boolean() });

it('AVAIL-S1 a press changes one cell of the table, and a second press restores it', () => {
  fc.assert(
    fc.property(fc.array(press), press, (before, last) => {
      const times = before.reduce<UnavailableTime[]>(
        (all, { day: at, part: of, on }) => withPart(all, at, of, on),
        [],
      );
      const after = withPart(times, last.day, last.part, last.on);
      for (const at of [1, 2, 3, 4, 5, 6, 7])
        for (const of of dayPartNames)
          expect(cannotOn(after, at, of)).toBe(
            at === last.day && of === last.part ? last.on : cannotOn(times, at, of),
          );
      expect(after.length).toBeLessThanOrEqual(dayPartNames.length);
    }),
  );
});

it('AVAIL-S1 times with other hours or dates stay when a cell is pressed', () => {
  const other: UnavailableTime = {
    days: 1,
    from_at: '22:00',
    to_at: '06:00',
    starts_on: null,
    ends_on: null,
  };
  const dated: UnavailableTime = { ...dayParts.morning, days: 127, starts_on: '2026-12-01', ends_on: null };
  const after = withPart([other, dated], 1, 'morning', true);
  expect(after).toEqual(expect.arrayContaining([other, dated]));
  expect([other, dated].map(isInTable)).toEqual([false, false]);
  expect(cannotOn([other, dated], 1, 'morning')).toBe(false);
});

it('AVAIL-S1 hours for carts that touch are one row, and a press changes its two hours only', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ day, hour, on: fc.boolean() })),
      day,
      hour,
      fc.boolean(),
      (all, at, of, on) => {
        const hours = all.reduce<CartTime[]>((now, one) => withCartHour(now, one.day, one.hour, one.on), []);
        const after = withCartHour(hours, at, of, on);
        for (const one of [1, 2, 3, 4, 5, 6, 7])
          for (const time of cartHours)
            expect(isCartHour(after, one, time)).toBe(
              one === at && time === of ? on : isCartHour(hours, one, time),
            );
        for (const one of after)
          expect(after.filter((other) => other.day === one.day && other.from_at === one.to_at)).toEqual([]);
      },
    ),
  );
});
