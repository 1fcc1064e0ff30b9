import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { presentLocations } from '#contexts/carts/present-location';
import { confirmedPartners } from '#contexts/meetings/meetings.api';
import type { Handler } from '#platform/handle';

/**
 * Shares a cart with a partner congregation, after both have confirmed the partnership (CARTS-C7, CARTS-R10).
 */
export async function shareLocation(call: Handler<typeof carts.shareLocation>) {
  const { tenant, params } = call;
  const row = await cartLocations.lock(tenant, params.id);
  if (!row) return call.missing();
  const partners = await confirmedPartners(tenant);
  if (!partners.some(({ id }) => id === params.cid)) return call.refuse('cart-no-partner');
  await cartShares.add(tenant, row.id, params.cid);
  return (await presentLocations(tenant, [row]))[0]!;
}
