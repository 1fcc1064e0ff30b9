import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maySeeAddress, type Reservation, reservationEnded, standing } from './reservation.ts';

const day = 86_400_000;
const person = fc.integer({ min: 1, max: 3 });

it('ADDR-R21 shows a reserved address only to its holder, and to everybody after the reservation ended', () => {
  fc.assert(
    fc.property(person, fc.nat(40 * day), fc.integer({ min: 0, max: 20 }), (personId, after, timeoutDays) => {
      const held: Reservation = { personId, reservedAt: 0 };
      const current = standing(held, timeoutDays, after);
      expect(current).toBe(reservationEnded(held, timeoutDays, after) ? null : held);
      const seen = [1, 2, 3].filter((viewer) => maySeeAddress(current, viewer));
      expect(seen).toEqual(current ? [personId] : [1, 2, 3]);
    }),
  );
});

it('shows an unreserved address to everybody', () => {
  fc.assert(fc.property(person, (viewer) => maySeeAddress(null, viewer)));
});

it('a reservation lasts its days to the millisecond, and for ever with 0 days', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 60 }), (reservedAt, days) => {
      const reservation = { personId: 1, reservedAt };
      expect(reservationEnded(reservation, days, reservedAt + days * day - 1)).toBe(false);
      expect(reservationEnded(reservation, days, reservedAt + days * day)).toBe(true);
      expect(reservationEnded(reservation, 0, reservedAt + 1000 * days * day)).toBe(false);
    }),
  );
});

it('ADDR-O3 an ended reservation counts as none', () => {
  const held = { personId: 1, reservedAt: 0 };
  expect(standing(held, 2, 2 * day - 1)).toBe(held);
  expect(standing(held, 2, 2 * day)).toBeNull();
  expect(standing(null, 2, 0)).toBeNull();
});
