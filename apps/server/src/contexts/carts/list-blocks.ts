import type { carts } from '@sheaf/contract/carts/carts';
import { cartBlocks } from '#contexts/carts/cart-locations.store';
import { presentBlock } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

/** CARTS-C8. */
export const listBlocks = async ({ tenant }: Handler<typeof carts.listBlocks>) =>
  (await cartBlocks.list(tenant)).map(presentBlock);
