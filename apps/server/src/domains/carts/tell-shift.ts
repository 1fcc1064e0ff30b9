/** Those of a shift who did not do it themselves are told what became of it (CARTS-O4). */
import { type CartNotification, cartsNotifications } from '@sheaf/rules/carts/notifications';
import { cartLocations } from '#domains/carts/cart-locations.store';
import type { ShiftTimes } from '#domains/carts/cart-shifts.store';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';

export async function tellShift(
  tenant: Tenant,
  type: CartNotification,
  shift: ShiftTimes,
  personIds: readonly number[],
  now: Date,
): Promise<void> {
  const [location] = await cartLocations.ofIds(tenant, [shift.location_id]);
  const details = {
    cart: shift.location_id,
    location: location!.label,
    date: shift.on_date,
    time: shift.starts_at,
  };
  await notify(
    tenant,
    cartsNotifications,
    personIds.map((personId) => ({ personId, type, details })),
    now,
  );
}
