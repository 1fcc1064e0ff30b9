/** Queries on where addresses stand: the map, locked first, its holder, its streets. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** One door as people name it. */
export interface Door {
  house: string;
  suffix: string | null;
  unit: string | null;
}

export const places = {
  /** The map with its holder; locked where addresses of it are decided about. */
  async lockMap(tenant: Tenant, mapId: number) {
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
  },

  typeOf: async (tenant: Tenant, mapId: number): Promise<number> =>
    (await tenant.db.selectFrom('maps').select('type_id').where('id', '=', mapId).executeTakeFirstOrThrow())
      .type_id,

  street: (tenant: Tenant, mapId: number, streetId: number) =>
    tenant.db
      .selectFrom('streets')
      .select(['id', 'name'])
      .where('id', '=', streetId)
      .where('map_id', '=', mapId)
      .executeTakeFirst(),

  /** Whether an address or a do-not-call stands on the street. */
  async isStreetUsed(tenant: Tenant, streetId: number): Promise<boolean> {
    const { rows } = await sql<{ used: boolean }>`select
      exists (select from available_addresses where street_id = ${streetId})
      or exists (select from preloaded_addresses where street_id = ${streetId})
      or exists (select from do_not_calls where street_id = ${streetId}) as used`.execute(tenant.db);
    return rows[0]!.used;
  },
};
