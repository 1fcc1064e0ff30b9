/** Queries on the borders of maps, and on what our own addresses tell of the ground. */
import type { Border } from '@sheaf/rules/territory/border';
import type { PlacedHouse } from '@sheaf/rules/territory/street-line';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface BorderRow {
  map_id: number;
  number: string;
  type_id: number;
  place: string;
  border: Border | null;
  version: number;
}

/** A house with the text of its door. */
export interface HouseRow extends PlacedHouse {
  text: string;
}

const rowsWhere = async (tenant: Tenant, condition: RawBuilder<unknown>): Promise<BorderRow[]> => {
  const { rows } = await sql<BorderRow>`
    select m.id as map_id, m.number, m.type_id, coalesce(m.name, s.suburb, '') as place, b.border, coalesce(b.version, 0) as version
    from maps m
    left join suburbs s on s.congregation_id = m.congregation_id and s.id = m.suburb_id
    left join map_borders b on b.congregation_id = m.congregation_id and b.map_id = m.id
    where m.deleted_at is null and ${condition}
    order by m."order", length(m.number), m.number`.execute(tenant.db);
  return rows;
};

const housesWhere = async (tenant: Tenant, condition: RawBuilder<unknown>): Promise<HouseRow[]> => {
  const { rows } = await sql<HouseRow>`
    select st.name as street, substring(a.house from '\\d+')::int as number, a.house || coalesce(a.suffix, '') as text, a.lat, a.lng
    from preloaded_addresses a
    join streets st on st.congregation_id = a.congregation_id and st.id = a.street_id
    where a.lat is not null and a.lng is not null and a.house ~ '^\\d{1,6}' and ${condition}
    order by st.name, number, a.id`.execute(tenant.db);
  return rows;
};

export const borders = {
  all: (tenant: Tenant) => rowsWhere(tenant, sql`true`),

  read: async (tenant: Tenant, mapId: number) => (await rowsWhere(tenant, sql`m.id = ${mapId}`))[0],

  /** Every house of the territory once: enough to draw its streets. */
  allHouses: (tenant: Tenant) => housesWhere(tenant, sql`a.unit is null`),

  housesOf: (tenant: Tenant, mapId: number) => housesWhere(tenant, sql`a.map_id = ${mapId}`),

  /** Locked, so that two who draw at once come one after the other. */
  lockMaps: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('maps')
      .select('id')
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Those of the rows whose map has no border or another one. */
  async differing<Row extends { map: number; border: Border }>(
    tenant: Tenant,
    rows: readonly Row[],
  ): Promise<Row[]> {
    const { rows: same } = await sql<{ map: number }>`
      select r.map from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (map int, border jsonb)
      join map_borders b on b.map_id = r.map and b.border = r.border`.execute(tenant.db);
    const unchanged = new Set(same.map(({ map }) => map));
    return rows.filter(({ map }) => !unchanged.has(map));
  },

  async put(tenant: Tenant, { map, border }: { map: number; border: Border }): Promise<void> {
    await sql`
      insert into map_borders as b (congregation_id, map_id, border)
      values (${tenant.congregationId}::int, ${map}::int, ${JSON.stringify(border)}::jsonb)
      on conflict (congregation_id, map_id) do update set border = excluded.border`.execute(tenant.db);
  },

  async remove(tenant: Tenant, mapId: number): Promise<void> {
    await tenant.db.deleteFrom('map_borders').where('map_id', '=', mapId).execute();
  },
};
