/** Saves a shift of the own people at an own cart, with their duties and seats. */
import type { BookingRefusal } from '@sheaf/rules/carts/booking';
import { clockText, type Span } from '@sheaf/rules/carts/shift';
import { allow, type Decision } from '@sheaf/rules/decision';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import { isApproved } from '#contexts/carts/cart-actor';
import { readCartDay } from '#contexts/carts/cart-day.store';
import type { LocationRow } from '#contexts/carts/cart-locations.store';
import { cartSeats, type SeatRow } from '#contexts/carts/cart-seats.store';
import type { ShiftRow, ShiftTimes } from '#contexts/carts/cart-shifts.store';
import {
  type AskedBooking,
  findPlace,
  type Place,
  type PlacementFailure,
  type PlacingActor,
  type ShiftPlacement,
  seatsOf,
  timesOf,
  writeShift,
} from '#contexts/carts/place-shift';
import {
  addCartDuties,
  type CartDuty,
  cartDutiesBetween,
  drawCartDutyIds,
  dutiesOfShifts,
  removeCartDuties,
} from '#contexts/duties/duties.api';
import { lockCartPeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const spanOfDuty = (duty: { starts_at: string; ends_at: string }): Span => ({
  from: minutesOf(duty.starts_at),
  to: minutesOf(duty.ends_at),
});

/**
 * The requested people in order, with their other cart duties of that day; undefined if one of them is
 * missing.
 */
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
 * Reads everything that decides a booking in one round trip. Locks the people first, so that their duties
 * cannot change.
 * @param before the shift to change, locked; null for a new one.
 */
export async function findForBooking(tenant: Tenant, asked: AskedBooking, before: ShiftRow | null) {
  const date = dateOf(asked.start_at);
  const [people, cartDay] = await Promise.all([
    askedPeople(tenant, asked.publishers, date, before?.id),
    readCartDay(tenant, asked.cart_location_id, date),
  ]);
  return { asked, before, people, seen: cartDay };
}

/** A written shift with its people and all seats at its cart on that day. */
export interface SavedShift extends Pick<Place, 'location' | 'blocks'> {
  row: ShiftRow;
  seats: readonly SeatRow[];
  people: CartDuty[];
}

/** Further statements for the same round trip. */
type ShiftWrite = (times: ShiftTimes, location: LocationRow) => Promise<void>;

type BookingBasis = Awaited<ReturnType<typeof findForBooking>>;

/** Sends all statements at once, in an order that respects foreign keys. */
async function write(
  tenant: Tenant,
  { asked, before }: BookingBasis,
  found: ShiftPlacement,
  along: ShiftWrite | undefined,
): Promise<{ row: ShiftRow; seats: readonly SeatRow[] }> {
  const { place, drawn } = found;
  const times = timesOf(asked, place.location);
  const { on_date, starts_at } = times;
  const duty = {
    id: drawn.shift,
    on_date,
    starts_at,
    ends_at: clockText(place.span.to),
    week: mondayOf(on_date),
  };
  const answers = new Map(
    (before ? await dutiesOfShifts(tenant, [before.id]) : []).map((row) => [row.person_id, row]),
  );
  const people = asked.publishers.map((person_id, index) => {
    const { said = null, acknowledged_at = null, answered_as = null } = answers.get(person_id) ?? {};
    return { id: drawn.duties[index]!, person_id, said, acknowledged_at, answered_as };
  });
  const own = drawn.duties.map((id) => ({ duty_id: id, guest_place: null, guest_name: null }));
  const made = asked.rotation ? { rotation_id: asked.rotation.id, rotation_date: asked.rotation.date } : {};
  if (before) await removeCartDuties(tenant, [before.id]);
  const [row, , seats] = await Promise.all([
    writeShift(tenant, { asked, before }, found, made),
    addCartDuties(tenant, duty, people),
    cartSeats.add(tenant, seatsOf(asked, found, own)),
    along?.(times, place.location),
  ]);
  return { row, seats: [...place.others, ...seats] };
}

/**
 * @param found read in the same transaction.
 * @param along further statements for the same round trip.
 */
export async function saveBooking(
  tenant: Tenant,
  actor: PlacingActor,
  found: BookingBasis,
  now: Date,
  along?: ShiftWrite,
): Promise<Decision<SavedShift, BookingRefusal> | PlacementFailure> {
  const { asked, before, people, seen: cartDay } = found;
  if (!people) return { unknown: { publishers: ['no-such-person'] } };
  const drawDuties = () => drawCartDutyIds(tenant, people.length);
  const free = await findPlace(tenant, { asked, people, cartDay: cartDay, actor, before, now }, drawDuties);
  if ('unknown' in free || !free.allowed) return free;
  const { place, drawn } = free.value;
  const { row, seats } = await write(tenant, found, free.value, along);
  const named = people.map(({ id, first_name, last_name }, index) => ({
    id: drawn.duties[index]!,
    shift_id: row.id,
    person_id: id,
    acknowledged: null,
    said: null,
    acknowledged_at: null,
    answered_as: null,
    first_name,
    last_name,
  }));
  return allow({ row, location: place.location, blocks: place.blocks, seats, people: named });
}
