import type { Border } from '@sheaf/rules/territory/borders/border';
import { sql } from 'kysely';
import { type ListedMap, mapRecords } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';

export interface BorderRow {
  map_id: number;
  number: string;
  type_id: number;
  place: string;
  suburb_id: number | null;
  blocks_as_letters: boolean;
  border: Border | null;
  version: number;
}

interface DrawnBorder {
  map_id: number;
  border: Border;
  version: number;
}

/** Bounds on the ground on which the picture of a map was aligned: west, south, east, north. */
export interface PicturePlace {
  picture: string;
  bounds: [number, number, number, number];
}

interface SavedBorder {
  map: number;
  border: Border;
  picturePlace?: PicturePlace | null | undefined;
}

const bordered = (map: ListedMap, drawn: DrawnBorder | undefined): BorderRow => ({
  map_id: map.id,
  number: map.number,
  type_id: map.type_id,
  place: map.place ?? '',
  suburb_id: map.suburb_id,
  blocks_as_letters: map.blocks_as_letters,
  border: drawn?.border ?? null,
  version: drawn?.version ?? 0,
});

export const mapBorders = {
  async all(tenant: Tenant): Promise<BorderRow[]> {
    const maps = await mapRecords.listed(tenant);
    const { rows } = await sql<DrawnBorder>`select map_id, border, version from map_borders`.execute(
      tenant.db,
    );
    const drawn = new Map(rows.map((row) => [row.map_id, row]));
    return maps.map((map) => bordered(map, drawn.get(map.id)));
  },

  async read(tenant: Tenant, mapId: number): Promise<BorderRow | undefined> {
    const [map] = await mapRecords.listed(tenant, mapId);
    if (!map) return undefined;
    const { rows } = await sql<DrawnBorder>`
      select map_id, border, version from map_borders where map_id = ${mapId}`.execute(tenant.db);
    return bordered(map, rows[0]);
  },

  /** The rows whose map has no border or a different one; borders are JSON. */
  async differing<Row extends { map: number; border: string }>(
    tenant: Tenant,
    rows: readonly Row[],
  ): Promise<Row[]> {
    const maps = rows.map(({ map }) => map);
    const texts = rows.map(({ border }) => border);
    const { rows: same } = await sql<{ map: number }>`
      select r.map from unnest(${maps}::bigint[], ${texts}::jsonb[]) as r (map, border)
      join map_borders b on b.map_id = r.map and b.border = r.border`.execute(tenant.db);
    const unchanged = new Set(same.map(({ map }) => map));
    return rows.filter(({ map }) => !unchanged.has(map));
  },

  /** Without a place the alignment of the picture is unchanged. */
  async put(tenant: Tenant, { map, border, picturePlace = null }: SavedBorder): Promise<void> {
    const place = picturePlace && JSON.stringify(picturePlace);
    await sql`
      insert into map_borders as b (congregation_id, map_id, border, picture_place)
      values (${tenant.congregationId}::bigint, ${map}::bigint, ${JSON.stringify(border)}::jsonb, ${place}::jsonb)
      on conflict (congregation_id, map_id) do update set border = excluded.border,
        picture_place = coalesce(excluded.picture_place, b.picture_place)`.execute(tenant.db);
  },

  async picturePlaceOf(tenant: Tenant, mapId: number): Promise<PicturePlace | null> {
    const { rows } = await sql<{ place: PicturePlace | null }>`
      select picture_place as place from map_borders where map_id = ${mapId}`.execute(tenant.db);
    return rows[0]?.place ?? null;
  },

  async remove(tenant: Tenant, mapId: number): Promise<void> {
    await tenant.db.deleteFrom('map_borders').where('map_id', '=', mapId).execute();
  },
};
