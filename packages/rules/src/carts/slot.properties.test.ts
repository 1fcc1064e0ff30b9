import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DayAtCart, slotClassOf } from './slot.ts';

const span = { from: 600, to: 720 };
const day: DayAtCart = { seats: [], blocks: [], maxPeople: 2, over: 0 };
const seat = (from: number, to: number, mine = false) => ({ from, to, mine });

it('CARTS-O6 a time is free, mine, partly booked, full, blocked or past', () => {
  expect(slotClassOf(span, day)).toBe('free');
  expect(slotClassOf(span, { ...day, over: 601 })).toBe('past');
  expect(slotClassOf(span, { ...day, over: 600 })).toBe('free');
  expect(slotClassOf(span, { ...day, blocks: [{ from: 700, to: 800 }] })).toBe('blocked');
  expect(slotClassOf(span, { ...day, blocks: [{ from: 720, to: 800 }] })).toBe('free');
  expect(slotClassOf(span, { ...day, seats: [seat(600, 660)] })).toBe('partly');
  expect(slotClassOf(span, { ...day, seats: [seat(600, 660), seat(660, 720)] })).toBe('partly');
  expect(slotClassOf(span, { ...day, seats: [seat(600, 690), seat(660, 720)] })).toBe('full');
  expect(slotClassOf(span, { ...day, over: 1440, seats: [seat(630, 690, true)] })).toBe('mine');
});

it('CARTS-O6 additional people never make a slot freer', () => {
  const order = ['free', 'partly', 'full'];
  const seats = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }))
      .map(([from, length]) => seat(from * 60, (from + length) * 60)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(seats, seats, fc.integer({ min: 1, max: 4 }), (some, more, maxPeople) => {
      const before = order.indexOf(slotClassOf(span, { ...day, maxPeople, seats: some }));
      const after = order.indexOf(slotClassOf(span, { ...day, maxPeople, seats: [...some, ...more] }));
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});
