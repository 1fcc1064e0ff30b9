/** Writes a shift that the rule allows where its cart stands: the location is locked, so that of two who want the last place one is told so. */
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
import type { CartDay } from '#domains/carts/cart-day.store';
import { type BlockRow, cartLocations, type LocationRow } from '#domains/carts/cart-locations.store';
import { cartSeats, type SeatRow, type SeatValues } from '#domains/carts/cart-seats.store';
import { cartShifts, type MadeFor, type ShiftRow } from '#domains/carts/cart-shifts.store';
import { ruleBlock, ruleLocation } from '#domains/carts/present-location';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

export interface AskedBooking {
  cart_location_id: number;
  publishers: number[];
  start_at: string;
  minutes: number;
  /** The date of the rotation for which it is booked. */
  rotation?: { id: number; date: string };
}

export type PlacingActor = BookingActor & { zone: string };
export type NotPlaced = { unknown: FieldCodes };

export interface PlacedShift {
  row: ShiftRow;
  location: LocationRow;
  blocks: readonly BlockRow[];
  /** Of others on that day, as they are now. */
  others: readonly SeatRow[];
  /** Of the people, in their order. */
  lanes: readonly number[];
  span: Span;
}

interface Placing {
  asked: AskedBooking;
  people: readonly AskedPerson[];
  /** The cart as it stood on that day a moment ago; undefined where it is not in use. */
  seen: CartDay | undefined;
  actor: PlacingActor;
  /** The shift that is changed, locked; null for a new one. */
  before: ShiftRow | null;
  /** Frees the places that it had. */
  release(before: ShiftRow): Promise<void>;
  made: Partial<MadeFor>;
  now: Date;
}

async function write(
  tenant: Tenant,
  { asked, before, release, made }: Placing,
  locationId: number,
): Promise<ShiftRow> {
  const times = {
    location_id: locationId,
    on_date: dateOf(asked.start_at),
    starts_at: clockOf(asked.start_at),
    minutes: asked.minutes,
  };
  if (!before) return cartShifts.add(tenant, { ...times, ...made });
  await release(before);
  return cartShifts.edit(tenant, before.id, { ...times, by_hand: before.rotation_id !== null });
}

const othersThan = (before: ShiftRow | null, seats: readonly SeatRow[]): SeatRow[] =>
  seats.filter(({ shift_id }) => shift_id !== before?.id);

function decide(
  { asked, people, actor, before, now }: Placing,
  location: LocationRow,
  blocks: readonly BlockRow[],
  seats: readonly SeatRow[],
) {
  const startsAt = clockOf(asked.start_at);
  const inSteps = asked.rotation !== undefined || startsAt === before?.starts_at;
  const ask = {
    ...{ date: dateOf(asked.start_at), startsAt, minutes: asked.minutes, people },
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
 * What is refused as things stand is refused without waiting for those who are writing; what is allowed is decided once more where
 * nobody else writes. @param tenant of whoever keeps the cart. The seats are still to be written.
 */
export async function placeShift(
  tenant: Tenant,
  placing: Placing,
): Promise<Decision<PlacedShift, BookingRefusal> | NotPlaced> {
  const { asked, seen } = placing;
  const unknown: NotPlaced = { unknown: { cart_location_id: ['no-such-cart'] } };
  const date = dateOf(asked.start_at);
  if (!seen) return unknown;
  const { blocks } = seen;
  const early = decide(placing, seen.location, blocks, othersThan(placing.before, seen.seats));
  if (!early.decision.allowed) return early.decision;
  const [location, standing] = await Promise.all([
    cartLocations.lock(tenant, seen.location.id),
    cartSeats.between(tenant, [seen.location.id], date, date),
  ]);
  if (!location) return unknown;
  const seats = othersThan(placing.before, standing);
  const { decision, span } = decide(placing, location, blocks, seats);
  if (!decision.allowed) return decision;
  const others = seats.map((seat, index) => ({ ...seat, lane: decision.value.seats[index]! }));
  await cartSeats.setLanes(
    tenant,
    others.filter(({ lane }, index) => lane !== seats[index]!.lane),
  );
  const row = await write(tenant, placing, location.id);
  return allow({ row, location, blocks, others, lanes: decision.value.people, span });
}

/** A seat for each of the people, in their order. */
export const seatsOf = (
  { row, lanes, span }: PlacedShift,
  people: readonly Pick<SeatValues, 'duty_id' | 'guest_place' | 'guest_name'>[],
): SeatValues[] =>
  people.map((person, index) => ({
    ...person,
    shift_id: row.id,
    location_id: row.location_id,
    on_date: row.on_date,
    from_minute: span.from,
    to_minute: span.to,
    lane: lanes[index]!,
  }));
