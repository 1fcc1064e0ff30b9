import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideReserve, maySeeAddress, type Reservation, reservationEnded, standing } from './reservation.ts';

const day = 86_400_000;
const person = fc.integer({ min: 1, max: 3 });
const wish = fc.record({ personId: person, after: fc.integer({ min: 0, max: 30 * day }) });

it('ADDR-R21 whatever is asked, one person holds an address, and only that person sees it', () => {
  fc.assert(
    fc.property(fc.array(wish), fc.integer({ min: 0, max: 20 }), (wishes, timeoutDays) => {
      let held: Reservation | null = null;
      let now = 0;
      for (const { personId, after } of wishes) {
        now += after;
        const before = standing(held, timeoutDays, now);
        const decision = decideReserve(held, personId, timeoutDays, now);
        expect(decision.allowed).toBe(before === null || before.personId === personId);
        if (!decision.allowed) continue;
        held = decision.value;
        expect(held).toEqual(before ?? { personId, reservedAt: now });
        expect([1, 2, 3].filter((viewer) => maySeeAddress(held, viewer))).toEqual([personId]);
      }
    }),
  );
});

it('an address nobody keeps shows to everybody', () => {
  fc.assert(fc.property(person, (viewer) => maySeeAddress(null, viewer)));
});

it('a reservation lasts its days to the millisecond; 0 never ends it', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 60 }), (reservedAt, days) => {
      const reservation = { personId: 1, reservedAt };
      expect(reservationEnded(reservation, days, reservedAt + days * day - 1)).toBe(false);
      expect(reservationEnded(reservation, days, reservedAt + days * day)).toBe(true);
      expect(reservationEnded(reservation, 0, reservedAt + 1000 * days * day)).toBe(false);
    }),
  );
});

it('ADDR-O3 ADDR-R21 a reservation that ended is none, and one that stands refuses another person', () => {
  const held = { personId: 1, reservedAt: 0 };
  expect(standing(held, 2, 2 * day - 1)).toBe(held);
  expect(standing(held, 2, 2 * day)).toBeNull();
  expect(standing(null, 2, 0)).toBeNull();
  expect(decideReserve(held, 2, 2, day)).toEqual({ allowed: false, reason: 'address-reserved' });
  expect(decideReserve(held, 2, 2, 2 * day)).toEqual({
    allowed: true,
    value: { personId: 2, reservedAt: 2 * day },
  });
});
