/** Suburbs and streets that an import creates; every row is recorded for the rollback. */
import type {
  KnownTerritory,
  PlannedStreet,
  PlannedSuburb,
} from '@sheaf/rules/territory/territory-import/plan';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { noted, pieces } from '#platform/imports/import-writing.store';

/** Ids by the keys of the plan. */
type Ids = ReadonlyMap<string, number>;

export const importedPlaces = {
  /** Suburbs and streets of these maps. */
  async known(
    tenant: Tenant,
    mapIds: readonly number[],
  ): Promise<Pick<KnownTerritory, 'streets' | 'suburbs'>> {
    const ofMaps = sql<boolean>`map_id = any(${[...mapIds]}::bigint[])`;
    const suburbs = await tenant.db
      .selectFrom('suburbs')
      .select(['id', 'map_id', 'suburb'])
      .where(ofMaps)
      .orderBy('id')
      .execute();
    const streets = await tenant.db
      .selectFrom('streets')
      .select(['id', 'map_id', 'name', 'suburb_id'])
      .where(ofMaps)
      .orderBy('id')
      .execute();
    return { suburbs: suburbs.map((row) => ({ ...row, map_id: row.map_id! })), streets };
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
          select ${tenant.congregationId}::bigint, map_id, suburb, code
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (map_id bigint, suburb text, code text)
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
          select ${tenant.congregationId}::bigint, map_id, name, suburb_id
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (map_id bigint, name text, suburb_id bigint)
          returning congregation_id, id, version, map_id, name, suburb_id`,
      );
      for (const row of made) ids.set(keys.get(keyOf(row))!, row.id);
    }
    return ids;
  },
};
