/** Queries for the form and the card of a map in the map manager. */
import { sql } from 'kysely';
import { placeOfMap } from '#contexts/territory/maps/map-records.store';
import type { Tenant } from '#platform/database/tenant';

export interface CardRow {
  number: string;
  place: string | null;
  picture: Buffer | null;
  media_type: string | null;
}

export const mapForms = {
  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('maps as m')
      .leftJoin('map_pictures as p', (join) =>
        join.onRef('p.congregation_id', '=', 'm.congregation_id').onRef('p.id', '=', 'm.picture_id'),
      )
      .leftJoin('map_assignments as a', (join) =>
        join
          .onRef('a.congregation_id', '=', 'm.congregation_id')
          .onRef('a.map_id', '=', 'm.id')
          .on('a.returned_at', 'is', null),
      )
      .select([
        'm.id',
        'm.number',
        'm.name',
        'm.suburb_id',
        'm.type_id',
        'm.lang',
        'm.total_blocks',
        'm.blocks_as_letters',
        'm.order',
        'm.last_completed',
        'm.version',
        'p.sha256',
        'a.id as assignmentId',
      ])
      .where('m.id', '=', id)
      .where('m.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** The open assignment with its highest completed block. */
  open: (tenant: Tenant, mapId: number) =>
    tenant.db
      .selectFrom('map_assignments as a')
      .leftJoin('completed_blocks as b', (join) =>
        join.onRef('b.congregation_id', '=', 'a.congregation_id').onRef('b.assignment_id', '=', 'a.id'),
      )
      .select(['a.id'])
      .select(sql<number>`coalesce(max(b.block), 0)::int`.as('highestDone'))
      .where('a.map_id', '=', mapId)
      .where('a.returned_at', 'is', null)
      .groupBy('a.id')
      .executeTakeFirst(),

  async card(tenant: Tenant, mapId: number): Promise<CardRow | undefined> {
    const { rows } = await sql<CardRow>`
      select m.number, ${placeOfMap} as place, p.bytes as picture, p.media_type
      from maps m
      left join map_pictures p on p.congregation_id = m.congregation_id and p.id = m.picture_id
      where m.id = ${mapId} and m.deleted_at is null`.execute(tenant.db);
    return rows[0];
  },
};
