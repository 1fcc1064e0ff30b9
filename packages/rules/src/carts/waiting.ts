/** Waiting list of a full shift: a free place is offered to all who wait, and the first who presses has it (X-SWAP-28). */
import { allow, type Decision, refuse } from '../decision.ts';
import type { BookingRefusal } from './booking.ts';
import { roomIn, type WeekAtCart } from './free-shift.ts';
import { overlap, type Shift, type Span, spanOfShift } from './shift.ts';

export const waitingStates = ['waiting', 'offered'] as const;
export type WaitingState = (typeof waitingStates)[number];

export const waitingRefusals = [
  ...([
    'cart-booking-off',
    'cart-not-approved',
    'cart-length',
    'cart-step',
    'cart-too-early',
    'cart-hours',
  ] as const),
  ...([
    'cart-clock-change',
    'cart-past',
    'cart-too-far',
    'cart-blocked',
    'cart-has-room',
    'cart-own-shift',
  ] as const),
] as const;
export type WaitingRefusal = (typeof waitingRefusals)[number];

/**
 * People wait for shifts that they could book if a place were free.
 * @param booking the decision on booking the shift at once, for one person
 */
export function decideWaiting(booking: Decision<unknown, BookingRefusal>): Decision<true, WaitingRefusal> {
  if (booking.allowed) return refuse('cart-has-room');
  const { reason } = booking;
  if (reason === 'cart-full' || reason === 'cart-no-people') return allow(true);
  return refuse(reason === 'cart-person-booked' ? 'cart-own-shift' : reason);
}

export const takingRefusals = [
  ...([
    'cart-booking-off',
    'cart-not-approved',
    'cart-too-early',
    'cart-hours',
    'cart-clock-change',
  ] as const),
  ...(['cart-past', 'cart-too-far', 'cart-blocked', 'cart-full', 'cart-own-shift'] as const),
] as const;

/** Refusal of a place that a person waited for; its length and start were decided when they joined. */
export function refusalOfTaking(reason: BookingRefusal): (typeof takingRefusals)[number] {
  if (reason === 'cart-person-booked') return 'cart-own-shift';
  return takingRefusals.find((known) => known === reason) ?? 'cart-full';
}

export interface WaitingPerson {
  state: WaitingState;
  shift: Shift;
  /** Shifts of the person on that day, at any cart. */
  shifts: readonly Span[];
}

/**
 * `offer` notifies the person of a free place, `over` ends the offer of a filled one, and `remove` ends the wait of a
 * person who has another shift at that time. Null without a change.
 */
export function nextOfWaiting(
  { state, shift, shifts }: WaitingPerson,
  cart: Pick<WeekAtCart, 'maxPeople' | 'seats'>,
): 'offer' | 'over' | 'remove' | null {
  const span = spanOfShift(shift);
  if (shifts.some((other) => overlap(other, span))) return 'remove';
  const isFree = roomIn(cart, shift) > 0;
  if (isFree) return state === 'waiting' ? 'offer' : null;
  return state === 'offered' ? 'over' : null;
}
