import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allow, refuse } from '../decision.ts';
import { bookingRefusals } from './booking.ts';
import { decideWaiting, nextOfWaiting, waitingStates } from './waiting.ts';

const date = '2026-11-28';
const span = fc
  .tuple(fc.integer({ min: 12, max: 20 }), fc.integer({ min: 2, max: 4 }))
  .map(([from, half]) => ({ from: from * 30, to: (from + half) * 30 }));

it('X-SWAP-28 a person waits exactly for a shift that only a free place is missing for', () => {
  const reasons = bookingRefusals.filter((reason) => reason !== 'cart-no-people');
  const said = reasons.map((reason) => decideWaiting(refuse(reason)));
  expect(reasons.filter((_, at) => said[at]!.allowed)).toEqual(['cart-full']);
  expect(decideWaiting(allow(null))).toEqual({ allowed: false, reason: 'cart-has-room' });
  expect(decideWaiting(refuse('cart-person-booked'))).toEqual({ allowed: false, reason: 'cart-own-shift' });
});

it('X-SWAP-28 everybody who waits for a free place is notified once, and nobody while the shift is full', () => {
  const given = fc.record({
    state: fc.constantFrom(...waitingStates),
    seats: fc.array(span, { maxLength: 6 }),
    maxPeople: fc.integer({ min: 1, max: 4 }),
    shifts: fc.array(span, { maxLength: 1 }),
  });
  fc.assert(
    fc.property(given, ({ state, seats, maxPeople, shifts }) => {
      const shift = { date, startsAt: '10:00', minutes: 120 };
      const cart = { maxPeople, seats: seats.map((seat) => ({ ...seat, date })) };
      const next = nextOfWaiting({ state, shift, shifts }, cart);
      const inside = (minute: number, { from, to }: { from: number; to: number }) =>
        from <= minute && minute < to;
      const minutes = Array.from({ length: 120 }, (_, at) => 600 + at);
      const isBooked = shifts.some((own) => minutes.some((minute) => inside(minute, own)));
      const isFree = minutes.every(
        (minute) => seats.filter((seat) => inside(minute, seat)).length < maxPeople,
      );
      if (isBooked) expect(next).toBe('remove');
      else if (isFree) expect(next).toBe(state === 'waiting' ? 'offer' : null);
      else expect(next).toBe(state === 'offered' ? 'over' : null);
      // Decided again after the change, nobody is notified a second time.
      if (next === 'offer') expect(nextOfWaiting({ state: 'offered', shift, shifts }, cart)).toBeNull();
    }),
  );
});
