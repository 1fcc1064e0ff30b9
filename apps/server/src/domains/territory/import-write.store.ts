/** Writes the plan of an import: every statement takes thousands of rows, and notes each row that it made. */
import type { Border } from '@sheaf/rules/territory/border';
import type {
  PlannedDoor,
  PlannedMap,
  PlannedStreet,
  PlannedSuburb,
} from '@sheaf/rules/territory/import/plan';
import { sql } from 'kysely';
import { mapGathering } from '#domains/maps/maps.door';
import type { Tenant } from '#platform/database/tenant';
import { noted, pieces, removedNoted } from '#platform/imports/import-writing.store';

/** Ids by the keys of the plan. */
export type Ids = ReadonlyMap<string, number>;

export interface Written {
  importId: number;
  maps: Ids;
  streets: Ids;
}

const foreignColumns = sql`map_id int, street_id int, house text, suffix text, unit text, lang text, lat float8, lng float8`;

export const importWriting = {
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
    const gone = await removedNoted<{ map_id: number; version: number }>(
      tenant,
      { importId, table: 'map_borders' },
      sql`delete from map_borders where map_id = any(${rows.map(({ map }) => map)}::int[]) returning *`,
    );
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

  async addForeign(tenant: Tenant, written: Written, doors: readonly PlannedDoor[]): Promise<number[]> {
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
          select ${tenant.congregationId}::int, map_id, street_id, house, suffix, unit, r.lang, lat, lng, ${mapGathering(sql`r.lang`)}
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${foreignColumns})
          returning congregation_id, id, version`,
      );
      for (const { id } of made) ids.push(id);
    }
    return ids;
  },
};
