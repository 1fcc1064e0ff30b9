/** Queries on people who lead or may lead, through the published views of people and roles. */

import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const leaders = {
  /** Everyone who is not deleted, with their roles. */
  everybody: (tenant: Tenant) =>
    tenant.db
      .selectFrom('current_people as p')
      .select(['p.id', 'p.first_name', 'p.last_name', 'p.gender', 'p.appointment', 'p.active'])
      .select((row) =>
        row
          .selectFrom('held_roles as r')
          .whereRef('r.congregation_id', '=', 'p.congregation_id')
          .whereRef('r.person_id', '=', 'p.id')
          .select(sql<number[]>`coalesce(array_agg(r.role_id), '{}')`.as('roles'))
          .as('roles'),
      )
      .$narrowType<{ roles: number[] }>()
      .orderBy('p.last_name')
      .orderBy('p.first_name')
      .orderBy('p.id')
      .execute(),

  /** Filters these people to the ones who are not deleted. */
  named: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('current_people')
      .select(['id', 'first_name', 'last_name', 'active'])
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),
};

/** Removes the person as overseer of all groups. */
export async function releasePerson(tenant: Tenant, personId: number): Promise<void> {
  for (const table of ['field_groups', 'special_groups'] as const)
    await tenant.db
      .updateTable(table)
      .set({ overseer_id: null })
      .where('overseer_id', '=', personId)
      .execute();
  await tenant.db.deleteFrom('rotation_overseers').where('person_id', '=', personId).execute();
}
