/** Notifies the people of a shift of a change that they did not make (CARTS-O4). */
import { type CartNotification, cartsNotifications } from '@sheaf/rules/carts/notifications';
import { isTold } from '@sheaf/rules/notifications/notification';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import type { ShiftTimes } from '#contexts/carts/cart-shifts.store';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';

export interface ToldPlace {
  cart: number;
  location: string;
  date: string;
  time: string;
  /** Name of the other congregation that made the change. */
  congregation?: string;
}

export const tellAt = (
  tenant: Tenant,
  type: CartNotification,
  place: ToldPlace,
  personIds: readonly number[],
  now: Date,
): Promise<void> =>
  notify(
    tenant,
    cartsNotifications,
    personIds.map((personId) => ({ personId, type, details: { ...place } })),
    now,
  );

export const placeOfShift = (
  { location_id: cart, on_date: date, starts_at: time }: ShiftTimes,
  location: string,
): ToldPlace => ({ cart, location, date, time });

export async function tellShift(
  tenant: Tenant,
  type: CartNotification,
  shift: ShiftTimes,
  personIds: readonly number[],
  now: Date,
): Promise<void> {
  // Most people book for themselves alone and need no notification.
  if (!personIds.some((id) => isTold(id, tenant.personId))) return;
  const [location] = await cartLocations.ofIds(tenant, [shift.location_id]);
  await tellAt(tenant, type, placeOfShift(shift, location!.label), personIds, now);
}
