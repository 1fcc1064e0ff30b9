/** Whoever may be booked at a cart. */
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

const cartPerson: Statement = {
  name: 'cart-person',
  text: 'select cart, active from people where id = $1 and deleted_at is null',
};

/** What says whether they may be booked at a cart; undefined where they are not there. */
export const readCartPerson = async (
  tenant: Tenant,
  id: number,
): Promise<{ cart: boolean; active: boolean } | undefined> =>
  (await tenant.prepared<{ cart: boolean; active: boolean }>(cartPerson, [id]))[0];

interface CartPerson {
  id: number;
  cart: boolean;
  active: boolean;
  first_name: string;
  last_name: string;
}

const lockedPeople: Statement = {
  name: 'cart-people-locked',
  text: `
  select id, cart, active, first_name, last_name from people where id = any ($1::bigint[]) and deleted_at is null
  order by id for no key update`,
  needsTransaction: true,
};

/** In the order of their ids, locked against being booked elsewhere meanwhile. */
export const lockCartPeople = (tenant: Tenant, ids: readonly number[]): Promise<CartPerson[]> =>
  tenant.prepared<CartPerson>(lockedPeople, [`{${ids.join()}}`]);

/** Nothing is written where they are as asked, or not there. */
export async function setCartApproval(tenant: Tenant, id: number, approved: boolean): Promise<void> {
  await tenant.db
    .updateTable('people')
    .set({ cart: approved })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('cart', '!=', approved)
    .execute();
}
