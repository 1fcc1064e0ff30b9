/** What a person leaves behind when he is taken out of the lists (USERS-R23). */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const leaving = {
  async holdsMap(tenant: Tenant, id: number): Promise<boolean> {
    const held = await tenant.db
      .selectFrom('map_assignment_holders as h')
      .innerJoin('map_assignments as a', (join) =>
        join.onRef('a.congregation_id', '=', 'h.congregation_id').onRef('a.id', '=', 'h.assignment_id'),
      )
      .select('h.id')
      .where('h.person_id', '=', id)
      .where('h.returned_at', 'is', null)
      .where('a.returned_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return held !== undefined;
  },

  /** The addresses they keep go as `withoutPerson` decides; nobody has them as partner or overseer any more. */
  async release(tenant: Tenant, id: number): Promise<void> {
    await tenant.db
      .updateTable('available_addresses')
      .set((row) => ({ assigned_to: row.ref('lent_by'), lent_by: null, contact: null }))
      .where('assigned_to', '=', id)
      .where('lent_by', 'is not', null)
      .execute();
    await tenant.db
      .updateTable('available_addresses')
      .set({ lent_by: null })
      .where('lent_by', '=', id)
      .execute();
    await tenant.db
      .updateTable('available_addresses')
      .set({ assigned_to: null, assigned_at: null, contact: null })
      .where('assigned_to', '=', id)
      .execute();
    await tenant.db
      .updateTable('foreign_addresses')
      .set({ assigned_id: null })
      .where('assigned_id', '=', id)
      .execute();
    await tenant.db.updateTable('groups').set({ overseer_id: null }).where('overseer_id', '=', id).execute();
    await tenant.db
      .updateTable('groups')
      .set({ assistant_id: null })
      .where('assistant_id', '=', id)
      .execute();
    await sql`update people set cart_partners = array_remove(cart_partners, ${id}::int)
      where ${id}::int = any (cart_partners)`.execute(tenant.db);
  },

  async hide(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ deleted_at: now, active: false, ical_hash: null, cart_partners: [] })
      .where('id', '=', id)
      .execute();
    await tenant.db.deleteFrom('person_roles').where('person_id', '=', id).execute();
  },

  /** Those of them who may no longer come in. */
  async inactive(tenant: Tenant, people: readonly number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('people')
      .select('id')
      .where(sql<boolean>`id = any(${people}::int[])`)
      .where((row) => row.or([row('active', '=', false), row('deleted_at', 'is not', null)]))
      .execute();
    return rows.map(({ id }) => id);
  },
};
