import type { carts } from '@sheaf/contract/carts/carts';
import { lastWeekOffset } from '@sheaf/rules/carts/shift';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { mayOpenCarts, readCartActor } from '#domains/carts/cart-actor';
import { cartLocations } from '#domains/carts/cart-locations.store';
import { cartShifts } from '#domains/carts/cart-shifts.store';
import { presentLocations } from '#domains/carts/present-location';
import { presentShifts } from '#domains/carts/present-shift';
import type { Handler } from '#platform/handle';

/** CARTS-C1. */
export async function readWeek(call: Handler<typeof carts.readWeek>) {
  const { tenant, params, query, now } = call;
  const location = await cartLocations.read(tenant, params.id);
  if (!location) return call.missing();
  const actor = await readCartActor(tenant, call.actor, now);
  if (!mayOpenCarts(actor)) return call.refuse('cart-not-approved');
  const week = addDays(mondayOf(actor.wallNow), query.offset);
  const rows = await cartShifts.ofLocation(tenant, location.id, week, addDays(week, 6));
  return {
    cart: (await presentLocations(tenant, [location]))[0]!,
    appointments: await presentShifts(tenant, rows, actor),
    week,
    now: actor.wallNow,
    last_offset: lastWeekOffset(actor.advance, actor.alwaysBooks),
    approved: actor.approved,
    may_book: actor.administers || (actor.publishersBook && actor.approved),
    may_edit: actor.administers || actor.keeps,
  };
}
