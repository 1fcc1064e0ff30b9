/** Addresses that a territory import creates and removes; every row is recorded for the rollback. */
import type { KnownDoor, PlannedDoor } from '@sheaf/rules/territory/territory-import/plan';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { noted, pieces, removedNoted } from '#platform/imports/import-writing.store';

const columns = sql`map_id bigint, street_id bigint, house text, suffix text, unit text, name text, phone text, lang text,
  attempts int, date date, note text, lat float8, lng float8`;

/** Inserts into each table; `r` is an address of the plan and `c` the congregation. */
const inserts = ({ now }: Tenant) => ({
  preloaded_addresses: sql`insert into preloaded_addresses
    (congregation_id, map_id, street_id, house, suffix, unit, name, number, date, note, lat, lng)
    select c.congregation_id, map_id, street_id, house, suffix, unit, r.name, phone, date, note, lat, lng`,
  available_addresses: sql`insert into available_addresses
    (congregation_id, map_id, street_id, house, suffix, unit, name, phone, lang, attempt, adjusted_at, source_type, lat, lng)
    select c.congregation_id, map_id, street_id, house, suffix, unit, r.name, phone, r.lang, attempts,
      coalesce((date + time '12:00') at time zone c.timezone_id, ${now}::timestamptz), case when r.lang is null then 'preloaded' else 'foreign' end, lat, lng`,
  do_not_calls: sql`insert into do_not_calls (congregation_id, map_id, street_id, number, suffix, unit, date, note)
    select c.congregation_id, map_id, street_id, house::int, suffix, unit,
      coalesce(date, (${now}::timestamptz at time zone c.timezone_id)::date), note`,
});

export interface ImportedPlaces {
  importId: number;
  /** Ids by the keys of the plan. */
  maps: ReadonlyMap<string, number>;
  streets: ReadonlyMap<string, number>;
}

export const importedAddresses = {
  async known(tenant: Tenant, mapIds: readonly number[]): Promise<KnownDoor[]> {
    const ofMaps = sql`map_id = any(${[...mapIds]}::bigint[])`;
    const { rows } = await sql<KnownDoor>`
      select 'available' as table, id, street_id, house, suffix, unit, name from available_addresses where ${ofMaps}
      union all select 'preloaded', id, street_id, house, suffix, unit, name from preloaded_addresses where ${ofMaps}
      union all select 'do-not-call', id, street_id, number::text, suffix, unit, null from do_not_calls where ${ofMaps}`.execute(
      tenant.db,
    );
    return rows;
  },

  /**
   * Whether the address `t`, copied from one of these, has no attempts: it is deleted with its source
   * (ADDR-R45).
   */
  isUntriedCopy: ({
    preloaded,
    foreign,
  }: Record<'preloaded' | 'foreign', readonly number[]>): RawBuilder<boolean> =>
    sql<boolean>`t.attempt = 0 and (
      t.preloaded_id = any(${[...preloaded]}::bigint[]) or t.foreign_id = any(${[...foreign]}::bigint[]))`,

  /** Ids of the rows, in no particular order. */
  async add(
    tenant: Tenant,
    written: ImportedPlaces,
    table: keyof ReturnType<typeof inserts>,
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
        { importId: written.importId, table },
        sql`${inserts(tenant)[table]}
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns}) cross join congregation_clocks c
          returning congregation_id, id, version`,
      );
      for (const { id } of made) ids.push(id);
    }
    return ids;
  },

  /** Removes addresses from the list to work. */
  async takeOff(tenant: Tenant, importId: number, ids: readonly number[]): Promise<void> {
    await removedNoted(
      tenant,
      { importId, table: 'available_addresses' },
      sql`delete from available_addresses where id = any(${[...ids]}::bigint[]) returning *`,
    );
  },
};
