import type { Tenant } from '#platform/database/tenant';

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
