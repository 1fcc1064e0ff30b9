import type { carts } from '@sheaf/contract/carts/carts';
import { cartRotations } from '#contexts/carts/cart-rotations.store';
import { presentRotations } from '#contexts/carts/present-rotation';
import type { Handler } from '#platform/handle';

/** CARTS-C9. */
export const listRotations = async ({ tenant, now }: Handler<typeof carts.listRotations>) =>
  presentRotations(tenant, await cartRotations.list(tenant), now);
