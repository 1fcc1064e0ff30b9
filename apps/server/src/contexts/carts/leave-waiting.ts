import type { carts } from '@sheaf/contract/carts/carts';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import type { Handler } from '#platform/handle';

/** X-SWAP-28. */
export async function leaveWaiting(call: Handler<typeof carts.leaveWaiting>) {
  const { tenant, actor, params } = call;
  const row = await cartWaiting.lockOwn(tenant, params.id, actor.personId);
  if (!row) return call.missing();
  await cartWaiting.remove(tenant, row.id);
  return { ok: true as const };
}
