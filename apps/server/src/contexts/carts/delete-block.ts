import type { carts } from '@sheaf/contract/carts/carts';
import { cartBlocks } from '#contexts/carts/cart-locations.store';
import type { Handler } from '#platform/handle';

/** CARTS-C8. */
export async function deleteBlock(call: Handler<typeof carts.deleteBlock>): Promise<{ ok: true }> {
  return (await cartBlocks.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
