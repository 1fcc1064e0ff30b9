/** Copies a map's own addresses into the list to work, piece by piece (ASSIGN-O1). */
import { type RawBuilder, sql } from 'kysely';
import { underDoNotCall } from '#domains/addresses/do-not-calls.store';
import type { Tenant } from '#platform/database/tenant';

export type OwnAddresses = 'preloaded' | 'foreign';

export interface Piece {
  /** Id after which the piece begins. */
  after: number;
  /** How many are looked at. */
  most: number;
  now: Date;
}

const tableOf = { preloaded: 'preloaded_addresses', foreign: 'foreign_addresses' } as const;

const ownOf = (mapId: number, source: OwnAddresses): RawBuilder<unknown> =>
  source === 'preloaded'
    ? sql`f.map_id = ${mapId}`
    : sql`(f.map_id = ${mapId} or f.assigned_map_id = ${mapId})`;

export const populating = {
  async count(tenant: Tenant, mapId: number, source: OwnAddresses): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${sql.table(tableOf[source])} f where ${ownOf(mapId, source)}`.execute(
      tenant.db,
    );
    return rows[0]!.total;
  },

  /** Do-not-calls and doors already listed are passed over; `last` is the id to go on after. */
  async next(
    tenant: Tenant,
    mapId: number,
    source: OwnAddresses,
    { after, most, now }: Piece,
  ): Promise<{ seen: number; added: number; last: number }> {
    const named = source === 'preloaded' ? sql`f.name, f.number, null` : sql`null, null, f.lang`;
    const { rows } = await sql<{ seen: number; added: number; last: number }>`
      with piece as materialized (
        select f.* from ${sql.table(tableOf[source])} f
        where ${ownOf(mapId, source)} and f.id > ${after} order by f.id limit ${most}
      ), added as (
        insert into available_addresses (congregation_id, map_id, street_id, house, suffix, unit, name, phone, lang, lat, lng, source_type, adjusted_at)
        select f.congregation_id, ${mapId}::int, f.street_id, f.house, f.suffix, f.unit, ${named}, f.lat, f.lng, ${source}::text, ${now}::timestamptz
        from piece f
        where not ${underDoNotCall('f')}
        on conflict do nothing returning 1
      )
      select (select count(*)::int from piece) as seen, (select count(*)::int from added) as added,
        coalesce((select max(id) from piece), ${after}::int) as last`.execute(tenant.db);
    return rows[0]!;
  },
};
