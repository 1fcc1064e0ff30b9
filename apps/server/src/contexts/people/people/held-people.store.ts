/** Locks people before others refer to them, so that they are not deleted concurrently. */
import type { Tenant } from '#platform/database/tenant';

export const heldPeople = {
  /** A person who is not deleted. */
  hold: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'appointment', 'active'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst(),

  /** Whether a row may refer to the person: exists and is not deleted. */
  async mayBeNamed(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('people')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  /** People of these ids who are not deleted, locked in the order of ids. */
  async lockAll(tenant: Tenant, ids: readonly number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  async mailAddress(tenant: Tenant, id: number): Promise<string | null> {
    const row = await tenant.db.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst();
    return row?.email ?? null;
  },
};
