import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSeatsAtShift, peopleNeeded } from './open-seats.ts';

it('SHELL-R34 needs the people of a rotation, or a partner, within the room at the cart', () => {
  expect([peopleNeeded(null, 3), peopleNeeded(3, 3), peopleNeeded(3, 2), peopleNeeded(null, 1)]).toEqual([
    2, 3, 2, 1,
  ]);
});

it('SHELL-R34 a shift with enough people has no open seat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(8), (needed, booked) => {
      const open = openSeatsAtShift(needed, booked);
      expect(open).toBe(booked >= needed ? 0 : needed - booked);
    }),
  );
});
