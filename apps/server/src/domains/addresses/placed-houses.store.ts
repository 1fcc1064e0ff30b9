/** Houses of which is known where they stand: what our own addresses tell of the ground. */
import type { PlacedHouse } from '@sheaf/rules/borders/street-line';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** A house with the text of its door. */
export interface HouseRow extends PlacedHouse {
  text: string;
}

const housesWhere = async (tenant: Tenant, condition: RawBuilder<unknown>): Promise<HouseRow[]> => {
  const { rows } = await sql<HouseRow>`
    select st.name as street, substring(a.house from '\\d+')::int as number, a.house || coalesce(a.suffix, '') as text, a.lat, a.lng
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
};
