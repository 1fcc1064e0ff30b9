import type { carts } from '@sheaf/contract/carts/carts';
import { readCartActor } from '#domains/carts/cart-actor';
import { cartShares } from '#domains/carts/cart-shares.store';
import { presentSaved } from '#domains/carts/present-shift';
import { findForBooking, saveBooking } from '#domains/carts/save-booking';
import { saveVisit } from '#domains/carts/save-visit';
import { placeOfShift, tellAt } from '#domains/carts/tell-shift';
import { placeOfVisit } from '#domains/carts/visits';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.bookShift>;

async function bookVisit(call: Call) {
  const { tenant, actor: caller, body, now } = call;
  const saved = await saveVisit(tenant, { caller, asked: body, before: null, now });
  if ('unknown' in saved) return call.invalid(saved.unknown);
  if (!saved.allowed) return call.refuse(saved.reason, 'values' in saved ? saved.values : undefined);
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
  if (!saved.allowed) return call.refuse(saved.reason);
  return presentSaved(tenant, saved.value, actor);
}
