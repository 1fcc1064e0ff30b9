/** Reads the person in charge of the account (ACCOUNT-O1). */
import { fullName } from '@sheaf/rules/people/people/names';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const accountPerson = {
  /** Null if no person is named, or the named one has left. */
  async read(tenant: Tenant, id: number | null) {
    if (id === null) return null;
    const row = await tenant.db
      .selectFrom('current_people')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { id: row.id, full_name: fullName(row) } : null;
  },

  /** Ids of everyone who may see the account. */
  async holders(tenant: Tenant): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select distinct person_id as id from held_roles where 'settings.account' = any (permissions) order by 1`.execute(
      tenant.db,
    );
    return rows.map(({ id }) => id);
  },
};
