/**
 * Queries on the congregations that share a cart, and on the carts that other congregations share with this
 * one.
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** A location of another congregation that this one may use now. */
export interface SharedCart {
  congregation_id: number;
  congregation: string;
  location_id: number;
  label: string;
}

const sharedHere = sql<SharedCart>`select congregation_id, congregation, location_id, label from sheaf.carts_shared_here()`;

export const cartShares = {
  ofLocations: (tenant: Tenant, locationIds: readonly number[]) =>
    tenant.db
      .selectFrom('cart_shares')
      .select(['location_id', 'to_congregation', 'guest_hours'])
      .where('location_id', '=', sql<number>`any (${[...locationIds]}::bigint[])`)
      .orderBy('id')
      .execute(),

  /** Names of the congregations by id. */
  async names(tenant: Tenant, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from sheaf.congregation_profiles() where id = any (${[...ids]}::bigint[])`.execute(
      tenant.db,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  /** Ignores an existing share. */
  async add(tenant: Tenant, locationId: number, toCongregation: number): Promise<void> {
    await tenant.db
      .insertInto('cart_shares')
      .values({
        congregation_id: tenant.congregationId,
        location_id: locationId,
        to_congregation: toCongregation,
      })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'location_id', 'to_congregation']).doNothing(),
      )
      .execute();
  },

  /** @returns false if the cart is not shared with that congregation. */
  async limitHours(
    tenant: Tenant,
    { locationId, toCongregation, hours }: { locationId: number; toCongregation: number; hours: number },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('cart_shares')
      .set({ guest_hours: hours })
      .where('location_id', '=', locationId)
      .where('to_congregation', '=', toCongregation)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  },

  /** Weekly hours of one guest congregation; undefined if the cart is not shared with it. */
  async guestHours(tenant: Tenant, locationId: number, guest: number): Promise<number | undefined> {
    const row = await tenant.db
      .selectFrom('cart_shares')
      .select('guest_hours')
      .where('location_id', '=', locationId)
      .where('to_congregation', '=', guest)
      .executeTakeFirst();
    return row?.guest_hours;
  },

  async remove(tenant: Tenant, locationId: number, toCongregation: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('cart_shares')
      .where('location_id', '=', locationId)
      .where('to_congregation', '=', toCongregation)
      .executeTakeFirst();
    return numDeletedRows > 0;
  },

  /** Carts that other congregations share with this one, by name. */
  async here(tenant: Tenant): Promise<SharedCart[]> {
    return (await sql<SharedCart>`${sharedHere} order by label, location_id`.execute(tenant.db)).rows;
  },

  async hereById(tenant: Tenant, locationId: number): Promise<SharedCart | undefined> {
    return (await sql<SharedCart>`${sharedHere} where location_id = ${locationId}`.execute(tenant.db))
      .rows[0];
  },
};
