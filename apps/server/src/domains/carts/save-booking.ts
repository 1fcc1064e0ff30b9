/** Writes a shift that the rule allows: the location is locked, so that of two who want the last place one is told that it is taken. */
import {
  type BookingActor,
  type BookingAsk,
  type BookingRefusal,
  decideBooking,
} from '@sheaf/rules/carts/booking';
import { rotationStep } from '@sheaf/rules/carts/rotation';
import { clockText, type Span, spanOfShift } from '@sheaf/rules/carts/shift';
import type { Decision } from '@sheaf/rules/decision';
import { allow } from '@sheaf/rules/decision';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { clockOf, dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import { isApproved } from '#domains/carts/cart-actor';
import { cartBlocks, cartLocations } from '#domains/carts/cart-locations.store';
import { cartSeats } from '#domains/carts/cart-seats.store';
import { cartShifts, type RotationTimes, type ShiftRow } from '#domains/carts/cart-shifts.store';
import { ruleBlock, ruleLocation } from '#domains/carts/present-location';
import { addCartDuties, cartDutiesOnDay, removeCartDuties } from '#domains/duties/duties.public-api';
import { lockCartPeople } from '#domains/people/people.public-api';
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

const spanOfDuty = (duty: { starts_at: string; ends_at: string }): Span => ({
  from: minutesOf(duty.starts_at),
  to: minutesOf(duty.ends_at),
});

/** Everybody who is named, in that order, with what else they have at carts that day; undefined where somebody is not there. */
async function askedPeople(tenant: Tenant, ids: readonly number[], date: string, shiftId: number) {
  const rows = new Map((await lockCartPeople(tenant, ids)).map((row) => [row.id, row]));
  if (rows.size < ids.length) return undefined;
  const duties = Map.groupBy(await cartDutiesOnDay(tenant, ids, date, shiftId), ({ person_id }) => person_id);
  return ids.map((id) => ({
    id,
    approved: isApproved(rows.get(id)),
    shifts: (duties.get(id) ?? []).map(spanOfDuty),
  }));
}

async function write(
  tenant: Tenant,
  ask: BookingAsk & { locationId: number; made: Partial<RotationTimes> },
  before: ShiftRow | null,
  lanes: readonly number[],
): Promise<ShiftRow> {
  const times = {
    location_id: ask.locationId,
    on_date: ask.date,
    starts_at: ask.startsAt,
    minutes: ask.minutes,
  };
  if (before) await removeCartDuties(tenant, [before.id]);
  const row = before
    ? await cartShifts.edit(tenant, before.id, { ...times, by_hand: before.rotation_id !== null })
    : await cartShifts.add(tenant, { ...times, ...ask.made });
  const { from, to } = spanOfShift(ask);
  const duties = await addCartDuties(
    tenant,
    {
      id: row.id,
      on_date: ask.date,
      starts_at: ask.startsAt,
      ends_at: clockText(to),
      week: mondayOf(ask.date),
    },
    ask.people.map(({ id }) => id),
  );
  await cartSeats.add(
    tenant,
    duties.map((dutyId, index) => ({
      shift_id: row.id,
      duty_id: dutyId,
      location_id: ask.locationId,
      on_date: ask.date,
      from_minute: from,
      to_minute: to,
      lane: lanes[index]!,
    })),
  );
  return row;
}

/** @param before the shift that is changed, locked; null for a new one. */
export async function saveBooking(
  tenant: Tenant,
  actor: BookingActor & { zone: string },
  asked: AskedBooking,
  before: ShiftRow | null,
  now: Date,
): Promise<Decision<ShiftRow, BookingRefusal> | { unknown: FieldCodes }> {
  const date = dateOf(asked.start_at);
  const people = await askedPeople(tenant, asked.publishers, date, before?.id ?? 0);
  if (!people) return { unknown: { publishers: ['no-such-person'] } };
  const blocks = await cartBlocks.ofLocations(tenant, [asked.cart_location_id]);
  const location = await cartLocations.lock(tenant, asked.cart_location_id);
  if (!location) return { unknown: { cart_location_id: ['no-such-cart'] } };
  const startsAt = clockOf(asked.start_at);
  const inSteps = asked.rotation !== undefined || startsAt === before?.starts_at;
  const ask = {
    ...{ date, startsAt, minutes: asked.minutes, people },
    ...(inSteps && { step: rotationStep }),
  };
  const seats = (await cartSeats.between(tenant, [location.id], date, date)).filter(
    ({ shift_id }) => shift_id !== before?.id,
  );
  const decision = decideBooking(
    ruleLocation(location, actor.zone),
    blocks.map(ruleBlock),
    seats.map(({ from_minute, to_minute }) => ({ from: from_minute, to: to_minute })),
    ask,
    actor,
    now.getTime(),
  );
  if (!decision.allowed) return decision;
  const lanes = seats.map((seat, index) => ({ ...seat, next: decision.value.seats[index]! }));
  await cartSeats.setLanes(
    tenant,
    lanes.filter(({ lane, next }) => lane !== next).map(({ id, next }) => ({ id, lane: next })),
  );
  const made = asked.rotation ? { rotation_id: asked.rotation.id, rotation_date: asked.rotation.date } : {};
  return allow(await write(tenant, { ...ask, locationId: location.id, made }, before, decision.value.people));
}
