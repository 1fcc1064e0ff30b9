/**
 * Places a shift at its cart under a lock of the location, so that one of two simultaneous requests for the
 * last place is refused.
 */
import {
  type AskedPerson,
  type BookingActor,
  type BookingRefusal,
  decideBooking,
} from '@sheaf/rules/carts/booking';
import { rotationStep } from '@sheaf/rules/carts/rotation';
import { type Span, spanOfShift } from '@sheaf/rules/carts/shift';
import { allow, type Decision } from '@sheaf/rules/decision';
import { clockOf, dateOf } from '@sheaf/rules/time/wall-time';
import type { CartDay } from '#contexts/carts/cart-day.store';
import { type BlockRow, cartLocations, type LocationRow } from '#contexts/carts/cart-locations.store';
import { cartSeats, type SeatRow, type SeatValues } from '#contexts/carts/cart-seats.store';
import {
  cartShifts,
  type ShiftOrigin,
  type ShiftRow,
  type ShiftTimes,
} from '#contexts/carts/cart-shifts.store';
import { ruleBlock, ruleLocation } from '#contexts/carts/present-location';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

export interface AskedBooking {
  cart_location_id: number;
  publishers: number[];
  start_at: string;
  minutes: number;
  /** Rotation and date that the shift is booked for. */
  rotation?: { id: number; date: string };
}

export type PlacingActor = BookingActor & { zone: string };
export type PlacementFailure = { unknown: FieldCodes };

export interface Place {
  location: LocationRow;
  blocks: readonly BlockRow[];
  /** Current seats of other shifts on that day. */
  others: readonly SeatRow[];
  /** Lanes in the order of the people. */
  lanes: readonly number[];
  span: Span;
}

export interface BookingRequest {
  asked: AskedBooking;
  people: readonly AskedPerson[];
  /** The cart on that day, read before the lock; undefined if it is not in use. */
  cartDay: CartDay | undefined;
  actor: PlacingActor;
  /** The shift to change, locked; null for a new one. */
  before: ShiftRow | null;
  now: Date;
}

/**
 * Ids drawn before the insert, so that rows that refer to each other go to the database in one round trip.
 */
export interface ReservedIds {
  shift: number;
  /** Duty ids in the order of the people; empty for guests, whose duties are stored in their congregation. */
  duties: readonly number[];
}

export interface ShiftPlacement {
  place: Place;
  drawn: ReservedIds;
}

export const timesOf = (asked: AskedBooking, location: LocationRow): ShiftTimes => ({
  location_id: location.id,
  on_date: dateOf(asked.start_at),
  starts_at: clockOf(asked.start_at),
  minutes: asked.minutes,
});

/** Writes the shift without its seats. */
export function writeShift(
  tenant: Tenant,
  { asked, before }: Pick<BookingRequest, 'asked' | 'before'>,
  { place, drawn }: ShiftPlacement,
  made: Partial<ShiftOrigin>,
): Promise<ShiftRow> {
  const times = timesOf(asked, place.location);
  if (!before) return cartShifts.add(tenant, drawn.shift, { ...times, ...made });
  return cartShifts.move(tenant, before.id, { ...times, by_hand: before.rotation_id !== null });
}

const othersThan = (before: ShiftRow | null, seats: readonly SeatRow[]): SeatRow[] =>
  seats.filter(({ shift_id }) => shift_id !== before?.id);

/**
 * Decides about a booking by the given rows.
 * @param at the location with its closed times, and the seats of other shifts on that day
 */
export function decidePlace(
  { asked, people, actor, before, now }: Omit<BookingRequest, 'cartDay'>,
  { location, blocks, seats }: CartDay,
) {
  const startsAt = clockOf(asked.start_at);
  const inSteps = asked.rotation !== undefined || startsAt === before?.starts_at;
  const ask = {
    date: dateOf(asked.start_at),
    startsAt,
    minutes: asked.minutes,
    people,
    ...(inSteps && { step: rotationStep }),
  };
  const decision = decideBooking(
    ruleLocation(location, actor.zone),
    blocks.map(ruleBlock),
    seats.map(({ from_minute, to_minute }) => ({ from: from_minute, to: to_minute })),
    ask,
    actor,
    now.getTime(),
  );
  return { decision, span: spanOfShift(ask) };
}

/**
 * Decides first on unlocked rows, so that a refusal waits for no lock; an allowed request is decided again
 * under the lock. Writes only the lanes of other seats.
 * @param tenant of the congregation that owns the cart.
 * @param drawDuties draws the ids of the duties.
 */
export async function findPlace(
  tenant: Tenant,
  placing: BookingRequest,
  drawDuties: () => Promise<readonly number[]>,
): Promise<Decision<ShiftPlacement, BookingRefusal> | PlacementFailure> {
  const { asked, cartDay } = placing;
  const unknown: PlacementFailure = { unknown: { cart_location_id: ['no-such-cart'] } };
  const date = dateOf(asked.start_at);
  if (!cartDay) return unknown;
  const { blocks } = cartDay;
  const early = decidePlace(placing, { ...cartDay, seats: othersThan(placing.before, cartDay.seats) });
  if (!early.decision.allowed) return early.decision;
  const [location, standing, shift, duties] = await Promise.all([
    cartLocations.lock(tenant, cartDay.location.id),
    cartSeats.between(tenant, [cartDay.location.id], date, date),
    placing.before?.id ?? cartShifts.drawId(tenant),
    drawDuties(),
  ]);
  if (!location) return unknown;
  const seats = othersThan(placing.before, standing);
  const { decision, span } = decidePlace(placing, { location, blocks, seats });
  if (!decision.allowed) return decision;
  const others = seats.map((seat, index) => ({ ...seat, lane: decision.value.seats[index]! }));
  await cartSeats.setLanes(
    tenant,
    others.filter(({ lane }, index) => lane !== seats[index]!.lane),
  );
  const place = { location, blocks, others, lanes: decision.value.people, span };
  return allow({ place, drawn: { shift, duties } });
}

/** One seat for each person, in their order. */
export const seatsOf = (
  asked: AskedBooking,
  { place, drawn }: ShiftPlacement,
  people: readonly Pick<SeatValues, 'duty_id' | 'guest_place' | 'guest_name'>[],
): SeatValues[] =>
  people.map((person, index) => ({
    ...person,
    shift_id: drawn.shift,
    location_id: place.location.id,
    on_date: dateOf(asked.start_at),
    from_minute: place.span.from,
    to_minute: place.span.to,
    lane: place.lanes[index]!,
  }));
