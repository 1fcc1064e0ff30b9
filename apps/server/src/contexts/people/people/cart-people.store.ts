/** People who may be booked at a cart. */
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

const cartPerson: Statement = {
  name: 'cart-person',
  text: 'select cart, active from people where id = $1 and deleted_at is null',
};

/** Facts that decide whether a person may be booked at a cart; undefined for an unknown person. */
export const readCartPerson = async (
  tenant: Tenant,
  id: number,
): Promise<{ cart: boolean; active: boolean } | undefined> =>
  (await tenant.prepared<{ cart: boolean; active: boolean }>(cartPerson, [id]))[0];

/** Ids of the active people who are approved for carts. */
export const listCartPeople = async (tenant: Tenant): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('people')
    .select('id')
    .where('cart', '=', true)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

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

/** Locked in the order of ids, against concurrent bookings. */
export const lockCartPeople = (tenant: Tenant, ids: readonly number[]): Promise<CartPerson[]> =>
  tenant.prepared<CartPerson>(lockedPeople, [`{${ids.join()}}`]);

/** Writes nothing if the approval is unchanged or the person unknown. */
export async function setCartApproval(tenant: Tenant, id: number, approved: boolean): Promise<void> {
  await tenant.db
    .updateTable('people')
    .set({ cart: approved })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('cart', '!=', approved)
    .execute();
}
