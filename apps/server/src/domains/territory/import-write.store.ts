/** Writes the plan of an import: every statement takes thousands of rows, and notes each row that it made. */
import type { Border } from '@sheaf/rules/territory/border';
import type {
  PlannedDoor,
  PlannedMap,
  PlannedStreet,
  PlannedSuburb,
} from '@sheaf/rules/territory/import/plan';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** A statement must end within the limit of five seconds, on a slow and busy machine too. */
const mostAtOnce = 1000;

export const pieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / mostAtOnce) }, (_, index) =>
    rows.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );

/** Ids by the keys of the plan. */
export type Ids = ReadonlyMap<string, number>;

export interface Written {
  importId: number;
  maps: Ids;
  streets: Ids;
}

const doorColumns = sql`map_id int, street_id int, house text, suffix text, unit text, name text, phone text, lang text,
  attempts int, date date, note text, lat float8, lng float8`;

/** What the rows of each table are made of; `r` is a door of the plan. */
const doorTables = {
  preloaded_addresses: sql`(congregation_id, map_id, street_id, house, suffix, unit, name, number, date, note, lat, lng)
    select c.congregation_id, map_id, street_id, house, suffix, unit, r.name, phone, date, note, lat, lng`,
  available_addresses: sql`(congregation_id, map_id, street_id, house, suffix, unit, name, phone, lang, attempt, adjusted_at, source_type, lat, lng)
    select c.congregation_id, map_id, street_id, house, suffix, unit, r.name, phone, r.lang, attempts,
      coalesce((date + time '12:00') at time zone c.timezone_id, now()), case when r.lang is null then 'preloaded' else 'foreign' end, lat, lng`,
  do_not_calls: sql`(congregation_id, map_id, street_id, number, suffix, unit, date, note)
    select c.congregation_id, map_id, street_id, house::int, suffix, unit,
      coalesce(date, (now() at time zone c.timezone_id)::date), note`,
  foreign_addresses: sql`(congregation_id, map_id, street_id, house, suffix, unit, lang, lat, lng, assigned_map_id)
    select c.congregation_id, map_id, street_id, house, suffix, unit, r.lang, lat, lng,
      (select m.id from maps m where m.type_id = 5 and m.lang = r.lang and m.deleted_at is null order by m."order", m.id limit 1)`,
} as const;

export type DoorTable = keyof typeof doorTables;

/** Runs an insert that returns the rows it made, and notes them; gives back what it returned. */
export async function noted<Row extends object>(
  tenant: Tenant,
  { importId, table }: { importId: number; table: string },
  insert: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with made as (${insert}), noted as (
      insert into import_rows (congregation_id, import_id, table_name, row_id, row_version)
      select congregation_id, ${importId}::int, ${table}::text, id, version from made)
    select * from made`.execute(tenant.db);
  return rows;
}

export const importWriting = {
  /** New maps come last, in the order of the plan; those that are here keep what they are. */
  async addMaps(tenant: Tenant, maps: readonly PlannedMap[], lastOrder: number): Promise<Ids> {
    const ids = new Map(maps.flatMap(({ id, key }) => (id === null ? [] : [[key, id] as const])));
    const rows = maps
      .filter(({ id }) => id === null)
      .map(({ id: _, suburb: __, boundary: ___, ...map }, index) => ({ ...map, place: index + 1 }));
    for (const piece of pieces(rows)) {
      const made = await sql<{ id: number; number: string }>`
        insert into maps (congregation_id, number, type_id, name, lang, last_completed, total_blocks, blocks_as_letters, "order")
        select ${tenant.congregationId}::int, key, type, name, lang, completed, blocks, "blocksAsLetters", least(${lastOrder}::bigint + place, 2147483647)::int
        from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (key text, type int, name text, lang text, completed date, place int,
          blocks int, "blocksAsLetters" boolean)
        order by place
        returning id, number`.execute(tenant.db);
      for (const { id, number } of made.rows) ids.set(number, id);
    }
    return ids;
  },

  async addSuburbs(
    tenant: Tenant,
    { importId, maps }: { importId: number; maps: Ids },
    suburbs: readonly PlannedSuburb[],
  ): Promise<Ids> {
    const ids = new Map(suburbs.flatMap(({ id, key }) => (id === null ? [] : [[key, id] as const])));
    const added = suburbs.filter(({ id }) => id === null);
    const keys = new Map(added.map(({ key, map, suburb }) => [`${maps.get(map)}|${suburb}`, key]));
    for (const piece of pieces(added)) {
      const rows = piece.map(({ map, suburb, code }) => ({ map_id: maps.get(map), suburb, code }));
      const made = await noted<{ id: number; map_id: number; suburb: string }>(
        tenant,
        { importId, table: 'suburbs' },
        sql`insert into suburbs (congregation_id, map_id, suburb, code)
          select ${tenant.congregationId}::int, map_id, suburb, code
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (map_id int, suburb text, code text)
          returning congregation_id, id, version, map_id, suburb`,
      );
      for (const row of made) ids.set(keys.get(`${row.map_id}|${row.suburb}`)!, row.id);
    }
    return ids;
  },

  /** What the new maps are called by; then they are as the import leaves them, and noted so. */
  async nameMaps(tenant: Tenant, written: Written, maps: readonly PlannedMap[], suburbs: Ids): Promise<void> {
    const rows = maps
      .filter(({ id }) => id === null)
      .map(({ key, suburb }) => ({ id: written.maps.get(key), suburb_id: suburb && suburbs.get(suburb) }));
    for (const piece of pieces(rows)) {
      const given = sql`jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (id int, suburb_id int)`;
      await sql`update maps m set suburb_id = r.suburb_id from ${given}
        where m.id = r.id and r.suburb_id is not null`.execute(tenant.db);
      await sql`insert into import_rows (congregation_id, import_id, table_name, row_id, row_version)
        select m.congregation_id, ${written.importId}::int, 'maps', m.id, m.version from maps m join ${given} using (id)`.execute(
        tenant.db,
      );
    }
  },

  async addStreets(
    tenant: Tenant,
    { importId, maps, suburbs }: { importId: number; maps: Ids; suburbs: Ids },
    streets: readonly PlannedStreet[],
  ): Promise<Ids> {
    const ids = new Map(streets.flatMap(({ id, key }) => (id === null ? [] : [[key, id] as const])));
    const added = streets
      .filter(({ id }) => id === null)
      .map(({ key, map, name, suburb }) => ({
        key,
        map_id: maps.get(map)!,
        name,
        suburb_id: suburb === null ? null : suburbs.get(suburb)!,
      }));
    const keyOf = (row: { map_id: number; name: string; suburb_id: number | null }): string =>
      `${row.map_id}|${row.suburb_id}|${row.name}`;
    const keys = new Map(added.map((row) => [keyOf(row), row.key]));
    for (const piece of pieces(added)) {
      const made = await noted<{ id: number; map_id: number; name: string; suburb_id: number | null }>(
        tenant,
        { importId, table: 'streets' },
        sql`insert into streets (congregation_id, map_id, name, suburb_id)
          select ${tenant.congregationId}::int, map_id, name, suburb_id
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (map_id int, name text, suburb_id int)
          returning congregation_id, id, version, map_id, name, suburb_id`,
      );
      for (const row of made) ids.set(keys.get(keyOf(row))!, row.id);
    }
    return ids;
  },

  /** Where a border was drawn meanwhile it stays. */
  async addBorders(tenant: Tenant, written: Written, maps: readonly PlannedMap[]): Promise<void> {
    const rows = maps.flatMap(({ key, boundary }) =>
      boundary ? [{ map_id: written.maps.get(key), border: boundary }] : [],
    );
    for (const piece of pieces(rows))
      await noted(
        tenant,
        { importId: written.importId, table: 'map_borders' },
        sql`insert into map_borders (congregation_id, map_id, border)
          select ${tenant.congregationId}::int, map_id, border
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (map_id int, border jsonb)
          on conflict do nothing
          returning congregation_id, id, version`,
      );
  },

  /**
   * Borders of maps that are here. One that is replaced goes and is noted whole, so that it can come back; the new row counts its
   * version on, so that whoever has the old one open is told. Returns how many were replaced.
   */
  async replaceBorders(
    tenant: Tenant,
    importId: number,
    rows: readonly { map: number; border: Border }[],
  ): Promise<number> {
    const { rows: gone } = await sql<{ map_id: number; version: number }>`
      with gone as (delete from map_borders where map_id = any(${rows.map(({ map }) => map)}::int[]) returning *),
      noted as (insert into import_rows (congregation_id, import_id, table_name, row_id, row_version, removed)
        select congregation_id, ${importId}::int, 'map_borders', id, version, to_jsonb(gone) from gone)
      select map_id, version from gone`.execute(tenant.db);
    const versions = new Map(gone.map(({ map_id, version }) => [map_id, version]));
    for (const piece of pieces(rows)) {
      const versioned = piece.map((row) => ({ ...row, version: (versions.get(row.map) ?? 0) + 1 }));
      await noted(
        tenant,
        { importId, table: 'map_borders' },
        sql`insert into map_borders (congregation_id, map_id, border, version)
          select ${tenant.congregationId}::int, map, border, version
          from jsonb_to_recordset(${JSON.stringify(versioned)}::jsonb) as r (map int, border jsonb, version int)
          returning congregation_id, id, version`,
      );
    }
    return gone.length;
  },

  async addDoors(
    tenant: Tenant,
    written: Written,
    table: DoorTable,
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
        sql`insert into ${sql.table(table)} ${doorTables[table]}
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${doorColumns}) cross join congregations c
          returning congregation_id, id, version`,
      );
      for (const { id } of made) ids.push(id);
    }
    return ids;
  },

  /** Rows that go are noted whole, so that they come back when the import is taken back. */
  async takeOff(tenant: Tenant, importId: number, ids: readonly number[]): Promise<void> {
    await sql`
      with gone as (delete from available_addresses where id = any(${[...ids]}::int[]) returning *)
      insert into import_rows (congregation_id, import_id, table_name, row_id, row_version, removed)
      select congregation_id, ${importId}::int, 'available_addresses', id, version, to_jsonb(gone) from gone`.execute(
      tenant.db,
    );
  },
};
