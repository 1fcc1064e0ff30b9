/** Houses with known places, from the congregation's own addresses. */
import type { Bounds } from '@sheaf/rules/territory/borders/border';
import type { PlacedHouse } from '@sheaf/rules/territory/borders/street-line';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** A house with its map, its block on it, and the text of its door. */
export interface HouseRow extends PlacedHouse {
  map_id: number;
  block: number | null;
  text: string;
}

const housesWhere = async (tenant: Tenant, condition: RawBuilder<unknown>): Promise<HouseRow[]> => {
  const { rows } = await sql<HouseRow>`
    select st.name as street, substring(a.house from '\\d+')::int as number, sheaf.house_text(a.house, a.suffix) as text, a.lat, a.lng,
      a.map_id, a.block
    from preloaded_addresses a
    join street_names st on st.congregation_id = a.congregation_id and st.id = a.street_id
    where a.lat is not null and a.lng is not null and a.house ~ '^\\d{1,6}' and ${condition}
    order by st.name, number, a.id`.execute(tenant.db);
  return rows;
};

export const placedHouses = {
  /** Every house of the territory once: enough to draw its streets. */
  all: (tenant: Tenant) => housesWhere(tenant, sql`a.unit is null`),

  ofMap: (tenant: Tenant, mapId: number) => housesWhere(tenant, sql`a.map_id = ${mapId}`),

  /** Houses of all maps within the bounds. */
  within: (tenant: Tenant, [west, south, east, north]: Bounds) =>
    housesWhere(
      tenant,
      sql`a.unit is null and a.lng between ${west}::float8 and ${east}::float8 and a.lat between ${south}::float8 and ${north}::float8`,
    ),
};
