/** Queries on the streets of addresses. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** One door by house, suffix and unit. */
export interface Door {
  house: string;
  suffix: string | null;
  unit: string | null;
}

export const places = {
  typeOf: async (tenant: Tenant, mapId: number): Promise<number> =>
    (
      await tenant.db
        .selectFrom('map_labels')
        .select('type_id')
        .where('id', '=', mapId)
        .executeTakeFirstOrThrow()
    ).type_id,

  /** A street of the map, by id or by name. */
  street: (tenant: Tenant, mapId: number, given: number | string) =>
    tenant.db
      .selectFrom('street_names')
      .select(['id', 'name'])
      .where(typeof given === 'number' ? 'id' : 'name', '=', given)
      .where('map_id', '=', mapId)
      .orderBy('id')
      .executeTakeFirst(),

  /** Whether the street has an address or a do-not-call. */
  async isStreetUsed(tenant: Tenant, streetId: number): Promise<boolean> {
    const { rows } = await sql<{ used: boolean }>`select
      exists (select from available_addresses where street_id = ${streetId})
      or exists (select from preloaded_addresses where street_id = ${streetId})
      or exists (select from do_not_calls where street_id = ${streetId}) as used`.execute(tenant.db);
    return rows[0]!.used;
  },
};
