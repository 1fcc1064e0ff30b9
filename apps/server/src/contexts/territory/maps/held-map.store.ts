import type { Tenant } from '#platform/database/tenant';

/** The map with its holder, locked before decisions on its addresses. */
export async function lockHeldMap(tenant: Tenant, mapId: number) {
  const map = await tenant.db
    .selectFrom('maps')
    .select(['id', 'type_id', 'number', 'suburb_id', 'locked'])
    .where('id', '=', mapId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!map) return undefined;
  const assignment = await tenant.db
    .selectFrom('map_assignments as a')
    .leftJoin('map_assignment_holders as h', (join) =>
      join
        .onRef('h.congregation_id', '=', 'a.congregation_id')
        .onRef('h.assignment_id', '=', 'a.id')
        .on('h.returned_at', 'is', null),
    )
    .select(['a.id', 'a.personal', 'h.person_id as holderId'])
    .where('a.map_id', '=', mapId)
    .where('a.returned_at', 'is', null)
    .executeTakeFirst();
  return { ...map, assignment: assignment ?? null };
}
