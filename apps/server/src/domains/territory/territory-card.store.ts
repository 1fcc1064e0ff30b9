/** What a card of a map shows. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface CardRow {
  number: string;
  place: string | null;
  type_id: number;
  streets: string[];
  picture: Buffer | null;
  media_type: string | null;
}

export const territoryCards = {
  async read(tenant: Tenant, mapId: number): Promise<CardRow | undefined> {
    const { rows } = await sql<CardRow>`
      select m.number, coalesce(m.name, b.suburb) as place, m.type_id, p.bytes as picture, p.media_type,
        array(select s.name from streets s where s.congregation_id = m.congregation_id and s.map_id = m.id order by s.name) as streets
      from maps m
      left join suburbs b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      left join map_pictures p on p.congregation_id = m.congregation_id and p.id = m.picture_id
      where m.id = ${mapId} and m.deleted_at is null`.execute(tenant.db);
    return rows[0];
  },
};
