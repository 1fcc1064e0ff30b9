/** Refusals of bookings; that of a booked person names the shift in the way (CARTS-R23). */
import type { carts } from '@sheaf/contract/carts/carts';
import type { BookingRefusal } from '@sheaf/rules/carts/booking';
import type { VisitRow } from '#contexts/carts/cart-visits.store';
import { conflictingShift } from '#contexts/carts/conflicting-shift';
import type { ExceededHours } from '#contexts/carts/guest-hours';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.bookShift> | Handler<typeof carts.changeShift>;

interface RefusedShift {
  /** Time zone of the cart. */
  zone: string;
  before: { shiftId: number; cartId: number } | null;
}

export async function refuseBooking(
  call: Call,
  reason: BookingRefusal,
  { zone, before }: RefusedShift,
): Promise<never> {
  if (reason !== 'cart-person-booked') return call.refuse(reason);
  const { tenant, actor, body } = call;
  return call.refuse(reason, await conflictingShift(tenant, { asked: body, zone, lang: actor.lang, before }));
}

/** @param before the visit to change; null for a new one. */
export async function refuseVisit(
  call: Call,
  refused: { reason: BookingRefusal; zone: string } | ExceededHours,
  before: VisitRow | null,
): Promise<never> {
  if ('values' in refused) return call.refuse(refused.reason, refused.values);
  const shift = before && { shiftId: before.host_shift, cartId: before.host_location };
  return refuseBooking(call, refused.reason, { zone: refused.zone, before: shift });
}
