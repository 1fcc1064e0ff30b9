import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import {
  type BookingActor,
  type BookingAsk,
  type CartBlock,
  type CartLocation,
  decideBooking,
} from './booking.ts';
import { clockText, type Span, shiftMinutes } from './shift.ts';

const location: CartLocation = {
  maxPeople: 3,
  opensAt: '06:00',
  closesAt: '17:00',
  firstDay: null,
  zone: 'Australia/Hobart',
};
/** Wednesday, 08:00 in Hobart. */
const now = Date.parse('2026-11-24T21:00:00Z');
const actor: BookingActor = {
  approved: true,
  administers: false,
  alwaysBooks: false,
  publishersBook: true,
  advance: 4,
};
const person = (id: number, shifts: readonly Span[] = []) => ({ id, approved: true, shifts });
const ask: BookingAsk = {
  date: '2026-11-26',
  startsAt: '09:00',
  minutes: 120,
  people: [person(1), person(2)],
};
const thursday: CartBlock = { weekday: 4, from: '12:00', to: '13:00' };

interface BookingCase {
  location?: Partial<CartLocation>;
  blocks?: CartBlock[];
  seats?: Span[];
  ask?: Partial<BookingAsk>;
  actor?: Partial<BookingActor>;
}

const decide = (given: BookingCase = {}) =>
  decideBooking(
    { ...location, ...given.location },
    given.blocks ?? [],
    given.seats ?? [],
    { ...ask, ...given.ask },
    { ...actor, ...given.actor },
    now,
  );
const refusal = (given: BookingCase = {}) => {
  const decision = decide(given);
  return decision.allowed ? 'allowed' : decision.reason;
};

it('CARTS-R1 CARTS-R2 CARTS-R3 requires people, a permitted length and a start on the half hour', () => {
  expect(refusal()).toBe('allowed');
  expect(refusal({ ask: { people: [] } })).toBe('cart-no-people');
  for (let minutes = -30; minutes <= 300; minutes += 15) {
    const known = minutes >= 60 && minutes <= 240 && minutes % 30 === 0;
    expect(refusal({ ask: { minutes } })).toBe(known ? 'allowed' : 'cart-length');
  }
  expect(refusal({ ask: { startsAt: '09:15' } })).toBe('cart-step');
  expect(refusal({ ask: { startsAt: '09:30' } })).toBe('allowed');
});

it('CARTS-R3 CARTS-R19 requires a shift within the opening hours of the cart', () => {
  expect(refusal({ ask: { startsAt: '05:30' } })).toBe('cart-hours');
  expect(refusal({ ask: { startsAt: '06:00' } })).toBe('allowed');
  expect(refusal({ ask: { startsAt: '15:00' } })).toBe('allowed');
  expect(refusal({ ask: { startsAt: '15:30' } })).toBe('cart-hours');
});

it('CARTS-R6 CARTS-O9 CARTS-O10 approved publishers book where the congregation permits it, cart administrators always', () => {
  expect(refusal({ actor: { publishersBook: false } })).toBe('cart-booking-off');
  expect(refusal({ actor: { approved: false } })).toBe('cart-not-approved');
  expect(refusal({ actor: { publishersBook: false, approved: false, administers: true } })).toBe('allowed');
  const people = [person(1), { ...person(2), approved: false }];
  expect(refusal({ ask: { people } })).toBe('cart-not-approved');
  expect(refusal({ ask: { people }, actor: { administers: true } })).toBe('cart-not-approved');
});

it('CARTS-R5 refuses bookings beyond the advance weeks, except from people who may always book', () => {
  const date = '2026-12-28';
  expect(refusal({ ask: { date: addDays(date, -1) } })).toBe('allowed');
  expect(refusal({ ask: { date } })).toBe('cart-too-far');
  expect(refusal({ ask: { date }, actor: { alwaysBooks: true } })).toBe('allowed');
  expect(refusal({ ask: { date }, actor: { administers: true } })).toBe('cart-too-far');
  expect(refusal({ ask: { date }, actor: { advance: 0 } })).toBe('allowed');
});

it('CARTS-O7 CARTS-R19 refuses bookings in the past and before the first day of the location', () => {
  expect(refusal({ location: { firstDay: '2026-11-27' } })).toBe('cart-too-early');
  expect(refusal({ location: { firstDay: '2026-11-26' } })).toBe('allowed');
  expect(refusal({ ask: { date: '2026-11-25', startsAt: '08:00' } })).toBe('cart-past');
  expect(refusal({ ask: { date: '2026-11-25', startsAt: '08:30' } })).toBe('allowed');
});

it('CARTS-R7 CARTS-O1 refuses a shift that overlaps a block and permits one that ends where the block begins', () => {
  const blocks = [thursday];
  expect(refusal({ blocks, ask: { startsAt: '10:00' } })).toBe('allowed');
  // No shift length fits between a start half an hour before a block and the block.
  for (const minutes of shiftMinutes)
    expect(refusal({ blocks, ask: { startsAt: '11:30', minutes } })).toBe('cart-blocked');
  expect(refusal({ blocks, ask: { startsAt: '12:30' } })).toBe('cart-blocked');
  expect(refusal({ blocks, ask: { startsAt: '13:00' } })).toBe('allowed');
  expect(refusal({ blocks: [{ ...thursday, weekday: 5 }], ask: { startsAt: '11:30' } })).toBe('allowed');
});

it('CARTS-R19 refuses a second booking of a person at the same time, at any cart', () => {
  const booked = (from: number, to: number) =>
    refusal({ ask: { people: [person(1), person(2, [{ from, to }])] } });
  expect([booked(480, 540), booked(480, 541), booked(659, 700), booked(660, 700)]).toEqual([
    'allowed',
    'cart-person-booked',
    'cart-person-booked',
    'allowed',
  ]);
});

it('CARTS-R19 accepts people up to the capacity of the location at any one time', () => {
  const someSpan = fc
    .tuple(fc.integer({ min: 12, max: 28 }), fc.integer({ min: 2, max: 6 }))
    .map(([from, length]) => ({ from: from * 30, to: (from + length) * 30 }));
  const booking = fc.record({ span: someSpan, people: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (asked, maxPeople) => {
      const seats: Span[] = [];
      const countAt = (minute: number) =>
        seats.filter(({ from, to }) => from <= minute && minute < to).length;
      for (const { span, people } of asked) {
        let beside = 0;
        for (let minute = span.from; minute < span.to; minute += 30)
          beside = Math.max(beside, countAt(minute));
        const decision = decide({
          location: { maxPeople, closesAt: '23:00' },
          seats,
          ask: {
            startsAt: clockText(span.from),
            minutes: span.to - span.from,
            people: Array.from({ length: people }, (_, id) => person(id)),
          },
        });
        expect(decision.allowed).toBe(beside + people <= maxPeople);
        if (!decision.allowed) continue;
        const lanes = [...decision.value.seats, ...decision.value.people];
        expect([decision.value.seats.length, decision.value.people.length]).toEqual([seats.length, people]);
        seats.push(...Array.from({ length: people }, () => span));
        expect(Math.max(...lanes)).toBeLessThanOrEqual(maxPeople);
        for (const [index, one] of seats.entries())
          for (const [other, two] of seats.entries())
            if (index < other && one.from < two.to && two.from < one.to)
              expect(lanes[index]).not.toBe(lanes[other]);
      }
    }),
  );
});

it('CARTS-R9 existing bookings above a lowered capacity stay, and other times remain bookable', () => {
  const seats = [540, 540, 540].map((from) => ({ from, to: from + 60 }));
  expect(refusal({ location: { maxPeople: 2 }, seats })).toBe('cart-full');
  const decision = decide({ location: { maxPeople: 2 }, seats, ask: { startsAt: '10:00' } });
  expect(decision).toMatchObject({ allowed: true, value: { seats: [1, 2, 3] } });
});
