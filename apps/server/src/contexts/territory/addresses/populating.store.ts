/**
 * Copies a map's own addresses into the list to work in batches, and keeps both in sync while the map is
 * assigned (ASSIGN-O1).
 */
import { codesOfTypes, offersHomes, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import { type RawBuilder, sql } from 'kysely';
import { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import { addressCounts, type JoinedAddresses, lockMaps } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';

export type OwnAddresses = 'preloaded' | 'foreign';

export interface Piece {
  /** Id after which the batch begins. */
  after: number;
  /** Maximum addresses examined. */
  most: number;
  now: Date;
}

const tableOf = { preloaded: 'preloaded_addresses', foreign: 'foreign_doors' } as const;
const linkOf = { preloaded: 'preloaded_id', foreign: 'foreign_id' } as const;

const ownOf = (map: RawBuilder<unknown>, source: OwnAddresses): RawBuilder<unknown> =>
  source === 'preloaded' ? sql`f.map_id = ${map}` : sql`(f.map_id = ${map} or f.assigned_map_id = ${map})`;

/** Whether the address `f` is a home: the list to work receives neither its resident nor the number. */
const ofHome = sql`exists (select from map_labels m where m.congregation_id = f.congregation_id and m.id = f.map_id
  and m.type_id = any(${codesOfTypes(offersHomes)}::int[]))`;
const listedName = sql`case when not ${ofHome} then f.name end`;

/**
 * Inserts the rows of `piece`, addresses of the source with `on_map`, the map on which they are worked; skips
 * do-not-calls.
 */
function copied(source: OwnAddresses, now: Date): RawBuilder<unknown> {
  const named =
    source === 'preloaded'
      ? sql`${listedName}, case when not ${ofHome} then f.number end, null`
      : sql`null, null, f.lang`;
  const link = sql.ref(linkOf[source]);
  // An existing not-at-home is the same door: it receives the details of the address.
  return sql`
    insert into available_addresses as v (congregation_id, map_id, street_id, house, suffix, unit, name, phone, lang, lat, lng,
      source_type, ${link}, adjusted_at)
    select distinct on (f.on_map, f.street_id, f.house, sheaf.suffix_key(f.suffix), upper(f.unit)${source === 'preloaded' ? sql`, upper(${listedName})` : sql``})
      f.congregation_id, f.on_map, f.street_id, f.house, f.suffix, f.unit, ${named}, f.lat, f.lng, ${source}::text, f.id,
      ${now}::timestamptz
    from piece f
    where not ${underDoNotCall('f')}
    on conflict (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), coalesce(upper(unit), ''),
      coalesce(upper(name), ''))
    do update set ${link} = excluded.${link}, phone = coalesce(v.phone, excluded.phone), lang = coalesce(v.lang, excluded.lang),
      lat = coalesce(v.lat, excluded.lat), lng = coalesce(v.lng, excluded.lng)
    where v.${link} is null
    returning v.map_id, xmax = 0 as is_new`;
}

export const populating = {
  async count(tenant: Tenant, mapId: number, source: OwnAddresses): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${sql.table(tableOf[source])} f where ${ownOf(sql`${mapId}::bigint`, source)}`.execute(
      tenant.db,
    );
    return rows[0]!.total;
  },

  /** Skips do-not-calls and doors already listed; `last` is the id from which to continue. */
  async next(
    tenant: Tenant,
    mapId: number,
    source: OwnAddresses,
    { after, most, now }: Piece,
  ): Promise<{ seen: number; added: number; last: number }> {
    const { rows } = await sql<{ seen: number; added: number; last: number }>`
      with piece as materialized (
        select f.*, ${mapId}::bigint as on_map from ${sql.table(tableOf[source])} f
        where ${ownOf(sql`${mapId}::bigint`, source)} and f.id > ${after} order by f.id limit ${most}
      ), copied as (${copied(source, now)})
      select (select count(*)::int from piece) as seen, (select count(*)::int from copied where is_new) as added,
        coalesce((select max(id) from piece), ${after}::bigint) as last`.execute(tenant.db);
    return rows[0]!;
  },

  /**
   * Adds new addresses of an assigned map to the list to work of its assignment. The populating job counts
   * those that it has yet to reach.
   */
  async join(tenant: Tenant, source: OwnAddresses, ids: readonly number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    const types = codesOfTypes((type) => populatedFrom(type) === source);
    const place = ownOf(sql`m.id`, source);
    const { rows: places } = await sql<{ map_id: number }>`
      select f.map_id from ${sql.table(tableOf[source])} f where f.id = any(${[...ids]}::bigint[])
      ${source === 'foreign' ? sql`union select f.assigned_map_id from foreign_doors f where f.id = any(${[...ids]}::bigint[])` : sql``}`.execute(
      tenant.db,
    );
    await lockMaps(
      tenant,
      places.map(({ map_id }) => map_id),
    );
    const { rows: joined } = await sql<JoinedAddresses>`
      with piece as materialized (
        select f.*, m.id as on_map, a.id as assignment_id, a.populated >= a.populate_total or f.id <= a.populated_to as is_late
        from ${sql.table(tableOf[source])} f
        join map_labels m on ${place} and m.deleted_at is null 
        join held_maps a on a.map_id = m.id
          and (m.type_id = any(${types}::int[]) or ${source === 'preloaded' ? sql`a.homes_marked` : sql`false`})
        where f.id = any(${[...ids]}::bigint[])
      ), copied as (${copied(source, now)}),
      new_doors as (select map_id, count(*)::int as doors from copied where is_new group by map_id)
      select p.assignment_id as "assignmentId", count(*)::int as addresses, (count(*) filter (where p.is_late))::int as late,
        coalesce((select doors from new_doors where map_id = p.on_map), 0) as added
      from piece p group by p.assignment_id, p.on_map`.execute(tenant.db);
    await addressCounts.join(tenant, joined);
  },

  /** Applies corrections of an address to the list to work. */
  async follow(tenant: Tenant, source: OwnAddresses, id: number): Promise<void> {
    const known =
      source === 'preloaded'
        ? sql`name = ${listedName}, phone = case when not ${ofHome} then f.number end, street_id = f.street_id, house = f.house, suffix = f.suffix, unit = f.unit`
        : sql`lang = f.lang, street_id = f.street_id, house = f.house, suffix = f.suffix, unit = f.unit`;
    await sql`update available_addresses v set ${known}, lat = f.lat, lng = f.lng from ${sql.table(tableOf[source])} f
      where f.id = ${id} and v.${sql.ref(linkOf[source])} = f.id`.execute(tenant.db);
  },

  /**
   * Removes foreign addresses that moved to another map from the list of their old map, unless they have
   * attempts.
   */
  async leave(tenant: Tenant, moved: readonly { id: number; from: number }[]): Promise<void> {
    if (moved.length === 0) return;
    const { rows: gone } = await sql<{ map_id: number }>`
      delete from available_addresses v using jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as r (id bigint, "from" bigint)
      where v.foreign_id = r.id and v.map_id = r."from" and v.attempt = 0 returning v.map_id`.execute(
      tenant.db,
    );
    await addressCounts.leave(tenant, gone);
  },
};
