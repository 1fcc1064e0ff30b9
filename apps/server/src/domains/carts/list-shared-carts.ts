import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations } from '#domains/carts/cart-locations.store';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

/** CARTS-C11, SYNC-O3. */
export async function listSharedCarts({ tenant }: Handler<typeof carts.listSharedCarts>) {
  const { name } = await readLetterhead(tenant);
  return (await cartLocations.list(tenant)).map(({ id, label }) => ({
    id,
    location: label,
    congregation: name,
    shared: false,
  }));
}
