/** Decides whether a cart shift may be booked (CARTS-R1 to R7, CARTS-R19). */
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
  /** First bookable date (CARTS-O7). */
  firstDay: string | null;
  zone: string;
}

/** Weekly time in which the cart cannot be booked (CARTS-O1). */
export interface CartBlock {
  /** ISO: 1 is Monday, 7 is Sunday. */
  weekday: number;
  from: string;
  to: string;
}

export interface AskedPerson {
  id: number;
  /** Approved for cart witnessing (CARTS-O9). */
  approved: boolean;
  /** Other shifts of the person on that day, at any cart. */
  shifts: readonly Span[];
}

export interface BookingAsk extends Shift {
  people: readonly AskedPerson[];
  /** Start interval in minutes; default is the half hour of the form (CARTS-R13). */
  step?: number;
}

export interface BookingActor {
  approved: boolean;
  /** Administers carts or may always book (CARTS-O10). */
  administers: boolean;
  alwaysBooks: boolean;
  /** Congregation setting: publishers may book (CARTS-R6). */
  publishersBook: boolean;
  /** Weeks ahead that are bookable; 0 means no limit. */
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
  /** Lanes of the existing seats, in input order. */
  seats: number[];
  /** Lanes of the people of this booking, in input order. */
  people: number[];
}

/** ISO weekday: 1 is Monday. */
const weekdayOf = (date: string): number => weekdayOfDay(dayNumberOf(date)) + 1;

export const blocksOfDay = (blocks: readonly CartBlock[], date: string): Span[] =>
  blocks
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));

function refuseActor(ask: BookingAsk, actor: BookingActor): BookingRefusal | null {
  if (!actor.administers) {
    if (!actor.publishersBook) return 'cart-booking-off';
    if (!actor.approved) return 'cart-not-approved';
  }
  if (ask.people.length === 0) return 'cart-no-people';
  return ask.people.every(({ approved }) => approved) ? null : 'cart-not-approved';
}

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
 * @param seats all seats at this cart on that day, without the seats of the booking being changed.
 * @param now milliseconds since 1970.
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
  // Existing bookings can exceed a capacity that was lowered later; they keep their lanes.
  const lanes = assignLanes(all, mostAtOnce(all))!;
  return allow({ seats: lanes.slice(0, seats.length), people: lanes.slice(seats.length) });
}
