/** Clears a person's references in the records of people when they are deleted (USERS-R23). */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const leaving = {
  async releasePartners(tenant: Tenant, id: number): Promise<void> {
    await sql`update people set cart_partners = array_remove(cart_partners, ${id}::bigint)
      where ${id}::bigint = any (cart_partners)`.execute(tenant.db);
  },

  async hide(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ deleted_at: now, active: false, ical_hash: null, cart_partners: [] })
      .where('id', '=', id)
      .execute();
  },

  /** People among these who may no longer sign in. */
  async inactive(tenant: Tenant, people: readonly number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('people')
      .select('id')
      .where(sql<boolean>`id = any(${people}::bigint[])`)
      .where((row) => row.or([row('active', '=', false), row('deleted_at', 'is not', null)]))
      .execute();
    return rows.map(({ id }) => id);
  },
};
