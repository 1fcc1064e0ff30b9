/** Foreign addresses that an import creates; every row is recorded for the rollback. */
import type { KnownDoor, PlannedDoor } from '@sheaf/rules/territory/territory-import/plan';
import { sql } from 'kysely';
import { mapGathering } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';
import { noted, pieces } from '#platform/imports/import-writing.store';

const columns = sql`map_id bigint, street_id bigint, house text, suffix text, unit text, lang text, lat float8, lng float8`;

export const importedForeign = {
  async known(tenant: Tenant, mapIds: readonly number[]): Promise<KnownDoor[]> {
    const { rows } = await sql<KnownDoor>`
      select 'foreign' as table, id, street_id, house, suffix, unit, null as name from foreign_addresses
      where map_id = any(${[...mapIds]}::bigint[])`.execute(tenant.db);
    return rows;
  },

  async add(
    tenant: Tenant,
    written: { importId: number; maps: ReadonlyMap<string, number>; streets: ReadonlyMap<string, number> },
    doors: readonly PlannedDoor[],
  ): Promise<number[]> {
    const ids: number[] = [];
    for (const piece of pieces(doors)) {
      const rows = piece.map(({ map, street, ...door }) => ({
        ...door,
        map_id: written.maps.get(map),
        street_id: written.streets.get(street),
      }));
      const made = await noted<{ id: number }>(
        tenant,
        { importId: written.importId, table: 'foreign_addresses' },
        sql`insert into foreign_addresses (congregation_id, map_id, street_id, house, suffix, unit, lang, lat, lng, assigned_map_id)
          select ${tenant.congregationId}::bigint, map_id, street_id, house, suffix, unit, r.lang, lat, lng, ${mapGathering(sql`r.lang`)}
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})
          returning congregation_id, id, version`,
      );
      for (const { id } of made) ids.push(id);
    }
    return ids;
  },
};
