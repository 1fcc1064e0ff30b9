import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { presentLocations } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

/** CARTS-C6. */
export const listLocations = async ({ tenant }: Handler<typeof carts.listLocations>) =>
  presentLocations(tenant, await cartLocations.list(tenant));
