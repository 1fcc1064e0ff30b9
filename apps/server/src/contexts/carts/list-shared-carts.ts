import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** CARTS-C11, CARTS-O8, SYNC-O3. */
export async function listSharedCarts({ tenant }: Handler<typeof carts.listSharedCarts>) {
  const { name } = await readLetterhead(tenant);
  const own = (await cartLocations.list(tenant)).map(({ id, label }) => ({
    id,
    location: label,
    congregation: name,
    shared: false,
  }));
  const others = (await cartShares.here(tenant)).map(({ location_id: id, label, congregation }) => ({
    id,
    location: label,
    congregation,
    shared: true,
  }));
  return [...own, ...others];
}
