import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { presentLocations } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

/** Existing guest bookings above a lowered limit stay (CARTS-X1). */
export async function limitGuestHours(call: Handler<typeof carts.limitGuestHours>) {
  const { tenant, params, body } = call;
  const row = await cartLocations.lock(tenant, params.id);
  if (!row) return call.missing();
  const limit = { locationId: row.id, toCongregation: params.cid, hours: body.hours_a_week };
  if (!(await cartShares.limitHours(tenant, limit))) return call.missing();
  return (await presentLocations(tenant, [row]))[0]!;
}
