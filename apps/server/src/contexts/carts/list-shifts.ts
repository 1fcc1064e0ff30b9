import type { carts } from '@sheaf/contract/carts/carts';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { presentShifts } from '#contexts/carts/present-shift';
import { asksForOrder } from '#platform/arrange-rows';
import type { Handler } from '#platform/handle';
import { PageReply } from '#platform/replies';

/** CARTS-C3, CARTS-O12. */
export async function listShifts({ tenant, actor, query, now }: Handler<typeof carts.listShifts>) {
  const { page, per_page: perPage } = query;
  const viewer = await readCartActor(tenant, actor, now);
  if (asksForOrder(query)) return presentShifts(tenant, await cartShifts.all(tenant), viewer);
  const rows = await cartShifts.page(tenant, page, perPage);
  return new PageReply(
    await presentShifts(tenant, rows, viewer),
    await cartShifts.count(tenant),
    page,
    perPage,
  );
}
