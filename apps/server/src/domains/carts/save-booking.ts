/** A shift of the own people at an own cart: its place, their duties, and a seat for each. */
import type { BookingRefusal } from '@sheaf/rules/carts/booking';
import { clockText, type Span } from '@sheaf/rules/carts/shift';
import { allow, type Decision } from '@sheaf/rules/decision';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import { isApproved } from '#domains/carts/cart-actor';
import { readCartDay } from '#domains/carts/cart-day.store';
import { cartSeats, type SeatRow } from '#domains/carts/cart-seats.store';
import type { ShiftRow } from '#domains/carts/cart-shifts.store';
import {
  type AskedBooking,
  type NotPlaced,
  type PlacedShift,
  type PlacingActor,
  placeShift,
  seatsOf,
} from '#domains/carts/place-shift';
import {
  addCartDuties,
  type CartDuty,
  cartDutiesBetween,
  removeCartDuties,
} from '#domains/duties/duties.public-api';
import { lockCartPeople } from '#domains/people/people.public-api';
import type { Tenant } from '#platform/database/tenant';

const spanOfDuty = (duty: { starts_at: string; ends_at: string }): Span => ({
  from: minutesOf(duty.starts_at),
  to: minutesOf(duty.ends_at),
});

/** Everybody who is named, in that order, with what else they have at carts that day; undefined where somebody is not there. */
async function askedPeople(tenant: Tenant, ids: readonly number[], date: string, shift: number | undefined) {
  const except = shift === undefined ? {} : { shift };
  const [locked, others] = await Promise.all([
    lockCartPeople(tenant, ids),
    cartDutiesBetween(tenant, ids, { from: date, to: date, except }),
  ]);
  const rows = new Map(locked.map((row) => [row.id, row]));
  if (rows.size < ids.length) return undefined;
  const duties = Map.groupBy(others, ({ person_id }) => person_id);
  return ids.map((id) => {
    const { first_name, last_name } = rows.get(id)!;
    const shifts = (duties.get(id) ?? []).map(spanOfDuty);
    return { id, first_name, last_name, approved: isApproved(rows.get(id)), shifts };
  });
}

/**
 * What a booking is decided by, asked for at once. The people are locked first, so what they have is known for certain.
 * @param before the shift that is changed, locked; null for a new one.
 */
export async function findForBooking(tenant: Tenant, asked: AskedBooking, before: ShiftRow | null) {
  const date = dateOf(asked.start_at);
  const [people, seen] = await Promise.all([
    askedPeople(tenant, asked.publishers, date, before?.id),
    readCartDay(tenant, asked.cart_location_id, date),
  ]);
  return { asked, before, people, seen };
}

/** A shift as it was just written, with its people and what stands at its cart that day. */
export interface SavedShift extends Pick<PlacedShift, 'row' | 'location' | 'blocks'> {
  seats: readonly SeatRow[];
  people: CartDuty[];
}

async function seat(
  tenant: Tenant,
  placed: PlacedShift,
  people: readonly Pick<CartDuty, 'first_name' | 'last_name'>[],
  personIds: readonly number[],
): Promise<Pick<SavedShift, 'seats' | 'people'>> {
  const { row, span } = placed;
  const times = {
    ...{ id: row.id, on_date: row.on_date, starts_at: row.starts_at },
    ends_at: clockText(span.to),
    week: mondayOf(row.on_date),
  };
  const duties = await addCartDuties(tenant, times, personIds);
  const own = duties.map((id) => ({ duty_id: id, guest_place: null, guest_name: null }));
  const seats = [...placed.others, ...(await cartSeats.add(tenant, seatsOf(placed, own)))];
  const named = people.map(({ first_name, last_name }, index) => ({
    ...{ id: duties[index]!, shift_id: row.id, person_id: personIds[index]! },
    ...{ acknowledged: null, first_name, last_name },
  }));
  return { seats, people: named };
}

/** @param found in the same transaction. */
export async function saveBooking(
  tenant: Tenant,
  actor: PlacingActor,
  found: Awaited<ReturnType<typeof findForBooking>>,
  now: Date,
): Promise<Decision<SavedShift, BookingRefusal> | NotPlaced> {
  const { asked, before, people, seen } = found;
  if (!people) return { unknown: { publishers: ['no-such-person'] } };
  const made = asked.rotation ? { rotation_id: asked.rotation.id, rotation_date: asked.rotation.date } : {};
  const release = ({ id }: ShiftRow) => removeCartDuties(tenant, [id]);
  const placed = await placeShift(tenant, { asked, people, seen, actor, before, release, made, now });
  if ('unknown' in placed || !placed.allowed) return placed;
  const { row, location, blocks } = placed.value;
  const seated = await seat(tenant, placed.value, people, asked.publishers);
  return allow({ row, location, blocks, ...seated });
}
