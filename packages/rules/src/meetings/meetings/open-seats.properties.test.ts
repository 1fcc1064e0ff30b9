import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSeatsOf, type PlannedSeat } from './open-seats.ts';
import { shownHalls } from './seats.ts';

const seat: fc.Arbitrary<PlannedSeat> = fc.record({
  hall: fc.integer({ min: 1, max: 3 }),
  qualification: fc.constantFrom('chairman', 'prayer', 'student-talk', 'householder', 'local-talk'),
  person_id: fc.constantFrom(null, 7),
});

it('SHELL-R34 counts a seat of a shown class without a person, and never the public talk', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(seat, { maxLength: 20 }), (halls, seats) => {
      const open = openSeatsOf(halls, seats);
      const used = seats.flatMap(({ hall, person_id }) => (person_id === null ? [] : [hall]));
      for (const one of seats) {
        const shown = one.hall <= shownHalls(halls, used);
        expect(open.includes(one)).toBe(
          one.person_id === null && shown && one.qualification !== 'local-talk',
        );
      }
    }),
  );
});

it('SHELL-R34 counts the second class from the start, and the third once somebody is in the second', () => {
  const open = { qualification: 'student-talk' as const, person_id: null };
  const seats = [1, 2, 3].map((hall) => ({ ...open, hall }));
  expect(openSeatsOf(3, seats).map(({ hall }) => hall)).toEqual([1, 2]);
  const used = [...seats, { ...open, hall: 2, person_id: 7 }];
  expect(openSeatsOf(3, used).map(({ hall }) => hall)).toEqual([1, 2, 3]);
});
