/**
 * Hours of one guest congregation at a cart in one week (CARTS-X1). The tenant of these functions is the
 * host.
 */
import { decideGuestHours, hoursLeft, hoursOfMinutes } from '@sheaf/rules/carts/guest-hours';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { cartShifts, type ShiftRow } from '#contexts/carts/cart-shifts.store';
import type { AskedBooking } from '#contexts/carts/place-shift';
import type { Tenant } from '#platform/database/tenant';

export interface ExceededHours {
  allowed: false;
  reason: 'cart-guest-hours';
  /** Hours, as the phrase shows them. */
  values: { limit: number; left: number };
}

/** Limit and booked hours for the guest; null if the cart is no longer shared with it. */
export async function readGuestHours(tenant: Tenant, locationId: number, guest: number, monday: string) {
  const limit = await cartShares.guestHours(tenant, locationId, guest);
  if (limit === undefined) return null;
  const week = { guest, locationId, from: monday, to: addDays(monday, 6) };
  return { limit, taken: hoursOfMinutes(await cartShifts.guestMinutes(tenant, week)) };
}

/**
 * Returns null if the shift fits. The caller holds the lock on the location, which serialises simultaneous
 * guests.
 * @param before the shift to change.
 */
export async function refuseGuestHours(
  tenant: Tenant,
  guest: number,
  { asked, before }: { asked: AskedBooking; before: ShiftRow | null },
): Promise<ExceededHours | null> {
  const { cart_location_id: locationId, start_at, minutes } = asked;
  const monday = mondayOf(dateOf(start_at));
  const limit = (await cartShares.guestHours(tenant, locationId, guest)) ?? 0;
  const week = { guest, locationId, from: monday, to: addDays(monday, 6), except: before?.id };
  const others = await cartShifts.guestMinutes(tenant, week);
  const stays = before !== null && before.location_id === locationId && mondayOf(before.on_date) === monday;
  const decision = decideGuestHours({ limit, others, before: stays ? before.minutes : null }, minutes);
  if (decision.allowed) return null;
  return { ...decision, values: { limit, left: hoursLeft({ limit, others }) } };
}
