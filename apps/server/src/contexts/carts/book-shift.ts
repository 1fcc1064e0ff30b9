import type { carts } from '@sheaf/contract/carts/carts';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { presentSaved } from '#contexts/carts/present-shift';
import { refuseBooking, refuseVisit } from '#contexts/carts/refuse-booking';
import { findForBooking, saveBooking } from '#contexts/carts/save-booking';
import { saveVisit } from '#contexts/carts/save-visit';
import { placeOfShift, tellAt } from '#contexts/carts/tell-shift';
import { placeOfVisit } from '#contexts/carts/visits';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.bookShift>;

async function bookVisit(call: Call) {
  const { tenant, actor: caller, body, now } = call;
  const saved = await saveVisit(tenant, { caller, asked: body, before: null, now });
  if ('unknown' in saved) return call.invalid(saved.unknown);
  if (!saved.allowed) return refuseVisit(call, saved, null);
  await tellAt(tenant, 'cart-booked', placeOfVisit(saved.value.visit), body.publishers, now);
  return saved.value.shown;
}

/** CARTS-C2, CARTS-O8. */
export async function bookShift(call: Call) {
  const { tenant, body, now } = call;
  const [actor, found] = await Promise.all([
    readCartActor(tenant, call.actor, now),
    findForBooking(tenant, body, null),
  ]);
  const saved = await saveBooking(tenant, actor, found, now, (times, { label }) =>
    tellAt(tenant, 'cart-booked', placeOfShift(times, label), body.publishers, now),
  );
  if ('unknown' in saved) {
    const shared = 'cart_location_id' in saved.unknown;
    if (shared && (await cartShares.hereById(tenant, body.cart_location_id))) return bookVisit(call);
    return call.invalid(saved.unknown);
  }
  if (!saved.allowed) return refuseBooking(call, saved.reason, { zone: actor.zone, before: null });
  return presentSaved(tenant, saved.value, actor);
}
