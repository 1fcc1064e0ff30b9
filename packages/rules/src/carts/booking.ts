/** Whether a shift at a cart may be booked as it is asked for (CARTS-R1 to R7, CARTS-R19). */
import { allow, type Decision, refuse } from '../decision.ts';
import { minutesOf } from '../time/clock-time.ts';
import { dayNumberOf, weekdayOfDay } from '../time/day-number.ts';
import { todayIn } from '../time/today-in.ts';
import { assignLanes, mostAtOnce } from './lanes.ts';
import {
  hasBegun,
  isInSkippedHour,
  isWithinAdvance,
  overlap,
  type Shift,
  type Span,
  shiftMinutes,
  shiftStep,
  spanOfShift,
} from './shift.ts';

export interface CartLocation {
  maxPeople: number;
  opensAt: string;
  closesAt: string;
  /** The first day that can be booked (CARTS-O7). */
  firstDay: string | null;
  zone: string;
}

/** A weekly time when the cart cannot be booked (CARTS-O1). */
export interface CartBlock {
  /** ISO: 1 is Monday, 7 is Sunday. */
  weekday: number;
  from: string;
  to: string;
}

export interface AskedPerson {
  id: number;
  /** CARTS-O9. */
  approved: boolean;
  /** Their other shifts of that day, at whatever cart. */
  shifts: readonly Span[];
}

export interface BookingAsk extends Shift {
  people: readonly AskedPerson[];
  /** The minutes in which it may begin where that is not the half hour of a form (CARTS-R13). */
  step?: number;
}

export interface BookingActor {
  approved: boolean;
  /** CARTS-O10: keeps the carts, or may always book. */
  administers: boolean;
  alwaysBooks: boolean;
  /** Whether the congregation lets publishers book (CARTS-R6). */
  publishersBook: boolean;
  /** Weeks; 0 is without limit. */
  advance: number;
}

export const bookingRefusals = [
  'cart-booking-off',
  'cart-not-approved',
  'cart-no-people',
  'cart-length',
  'cart-step',
  'cart-too-early',
  'cart-hours',
  'cart-clock-change',
  'cart-past',
  'cart-too-far',
  'cart-blocked',
  'cart-person-booked',
  'cart-full',
] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];

export interface BookedLanes {
  /** Of those who stand there already, in the order in which they were given. */
  seats: number[];
  /** Of those who are booked now. */
  people: number[];
}

/** ISO: 1 is Monday. */
const weekdayOf = (date: string): number => weekdayOfDay(dayNumberOf(date)) + 1;

export const blocksOfDay = (blocks: readonly CartBlock[], date: string): Span[] =>
  blocks
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));

/** Who asks, and for whom. */
function refuseActor(ask: BookingAsk, actor: BookingActor): BookingRefusal | null {
  if (!actor.administers) {
    if (!actor.publishersBook) return 'cart-booking-off';
    if (!actor.approved) return 'cart-not-approved';
  }
  if (ask.people.length === 0) return 'cart-no-people';
  return ask.people.every(({ approved }) => approved) ? null : 'cart-not-approved';
}

/** When. */
function refuseTime(
  location: CartLocation,
  blocks: readonly CartBlock[],
  ask: BookingAsk,
  actor: BookingActor,
  now: number,
): BookingRefusal | null {
  const span = spanOfShift(ask);
  if (!shiftMinutes.some((minutes) => minutes === ask.minutes)) return 'cart-length';
  if (span.from % (ask.step ?? shiftStep) !== 0) return 'cart-step';
  if (location.firstDay !== null && ask.date < location.firstDay) return 'cart-too-early';
  if (span.from < minutesOf(location.opensAt) || span.to > minutesOf(location.closesAt)) return 'cart-hours';
  if (isInSkippedHour(ask, location.zone)) return 'cart-clock-change';
  if (hasBegun(ask, location.zone, now)) return 'cart-past';
  const today = todayIn(location.zone, now);
  if (!isWithinAdvance(ask.date, today, actor.advance, actor.alwaysBooks)) return 'cart-too-far';
  return blocksOfDay(blocks, ask.date).some((block) => overlap(block, span)) ? 'cart-blocked' : null;
}

/**
 * @param seats everybody who stands at this cart on that day, without those of the booking itself when it is changed.
 * @param now in milliseconds since 1970.
 */
export function decideBooking(
  location: CartLocation,
  blocks: readonly CartBlock[],
  seats: readonly Span[],
  ask: BookingAsk,
  actor: BookingActor,
  now: number,
): Decision<BookedLanes, BookingRefusal> {
  const wrong = refuseActor(ask, actor) ?? refuseTime(location, blocks, ask, actor, now);
  if (wrong) return refuse(wrong);
  const span = spanOfShift(ask);
  if (ask.people.some(({ shifts }) => shifts.some((other) => overlap(other, span))))
    return refuse('cart-person-booked');
  const beside = seats.filter((seat) => overlap(seat, span));
  if (mostAtOnce([...beside, ...ask.people.map(() => span)]) > location.maxPeople) return refuse('cart-full');
  const all = [...seats, ...ask.people.map(() => span)];
  // Where fewer fit than once did, those who were booked then stay.
  const lanes = assignLanes(all, mostAtOnce(all))!;
  return allow({ seats: lanes.slice(0, seats.length), people: lanes.slice(seats.length) });
}
