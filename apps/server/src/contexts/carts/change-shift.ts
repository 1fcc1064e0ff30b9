import type { carts } from '@sheaf/contract/carts/carts';
import { hasBegun } from '@sheaf/rules/carts/shift';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartShifts, type ShiftRow } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { isOfGuests } from '#contexts/carts/end-guest-shifts';
import type { AskedBooking } from '#contexts/carts/place-shift';
import { presentSaved, presentShifts } from '#contexts/carts/present-shift';
import { refuseBooking } from '#contexts/carts/refuse-booking';
import { findForBooking, saveBooking } from '#contexts/carts/save-booking';
import { tellShift } from '#contexts/carts/tell-shift';
import { changeVisit } from '#contexts/carts/visits';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.changeShift>;

const isSameTime = (row: ShiftRow, asked: AskedBooking): boolean =>
  row.location_id === asked.cart_location_id &&
  `${row.on_date}T${row.starts_at}` === asked.start_at &&
  row.minutes === asked.minutes;

/** Notifies the people who join, leave or stay at another place or time. */
async function tellChange(
  call: Call,
  before: ShiftRow,
  after: ShiftRow,
  people: readonly number[],
): Promise<void> {
  const { tenant, body, now } = call;
  const came = body.publishers.filter((id) => !people.includes(id));
  const stayed = body.publishers.filter((id) => people.includes(id));
  await tellShift(tenant, 'cart-booked', after, came, now);
  const left = people.filter((id) => !body.publishers.includes(id));
  if (!isSameTime(before, body)) await tellShift(tenant, 'cart-changed', after, stayed, now);
  else if (came.length + left.length > 0) await tellShift(tenant, 'cart-company', after, stayed, now);
  await tellShift(tenant, 'cart-cancelled', before, left, now);
}

/** Changes a shift until it begins, for its people and for people who administer the carts (CARTS-C2). */
export async function changeShift(call: Call) {
  const { tenant, params, body, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const row = await cartShifts.lock(tenant, params.id);
  if (!row) {
    const visit = await cartVisits.lock(tenant, params.id);
    return visit ? changeVisit(call, visit) : call.missing();
  }
  if (row.state === 'cancelled') return call.missing();
  if (isOfGuests(row)) return call.refuse('cart-of-guests');
  const people = (await dutiesOfShifts(tenant, [row.id])).map(({ person_id }) => person_id);
  if (!actor.administers && !actor.keeps && !people.includes(actor.personId))
    return call.refuse('cart-not-yours');
  if (body.version !== undefined && body.version !== row.version)
    return call.stale((await presentShifts(tenant, [row], actor))[0]!);
  const times = { date: row.on_date, startsAt: row.starts_at, minutes: row.minutes };
  if (row.state !== 'booked') return call.refuse('cart-not-held');
  if (hasBegun(times, actor.zone, now.getTime())) return call.refuse('cart-past');
  const saved = await saveBooking(tenant, actor, await findForBooking(tenant, body, row), now);
  if ('unknown' in saved) return call.invalid(saved.unknown);
  if (!saved.allowed)
    return refuseBooking(call, saved.reason, {
      zone: actor.zone,
      before: { shiftId: row.id, cartId: row.location_id },
    });
  await tellChange(call, row, saved.value.row, people);
  return presentSaved(tenant, saved.value, actor);
}
