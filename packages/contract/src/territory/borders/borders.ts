/** Operations on borders of maps (X-POLYGON). */
import type { Position } from '@sheaf/rules/territory/borders/border';
import { longestMapNumber } from '@sheaf/rules/territory/maps/map-number';
import { z } from 'zod';
import { count, filled, filledFlattened, id, idOrZero, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { typeId } from '../maps/rows.ts';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const isDegree = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;

const isPosition = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isDegree(value[0], 180) && isDegree(value[1], 90);

/** Validated as a whole: a schema for each of thousands of positions is a hundred times slower. */
const ring = z
  .custom<Position[]>(
    (value) => Array.isArray(value) && value.length <= 2001 && value.every(isPosition),
    'not-valid',
  )
  .meta({
    type: 'array',
    maxItems: 2001,
    examples: [
      [
        [146.07, -41.11],
        [146.08, -41.11],
        [146.08, -41.12],
        [146.07, -41.11],
      ],
    ],
    items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } },
  });
export const border = z
  .array(z.array(ring).max(50))
  .max(50)
  .meta({ description: 'coordinates of a GeoJSON MultiPolygon: longitude, latitude' });

export const borderedMap = z.object({
  map_id: idOrZero,
  number: z.string().meta({ description: 'number of the map' }),
  type_id: typeId,
  place: z.string(),
  border: border.nullable(),
  version: count.meta({ description: '0 if there is no border yet' }),
});

/** Source of the background map; null for a plain background. */
export const tiles = z
  .object({
    url: z.string(),
    kind: z.enum(['raster', 'pmtiles']),
    attribution: z.string(),
  })
  .nullable();

export const road = z.object({ name: z.string(), lines: z.array(z.array(position)) });
const house = z.object({ text: z.string(), at: position });

const across = z.number().min(-360).max(360);
const along = z.number().min(-180).max(180);
/** West, south, east, north; a picture may extend beyond valid coordinates. */
const bounds = z.tuple([across, along, across, along]);
const picturePlace = z.strictObject({
  picture: filled(200).meta({ description: 'path of the picture; a new picture has a new path' }),
  bounds,
});
const start = z.object({ bounds, of: z.enum(['map', 'suburb', 'territory']) }).nullable();
const block = z.object({
  block: count,
  label: z.string(),
  at: position,
  area: border.nullable(),
});

export const borders = {
  listBorders: operation({
    name: 'borders.listBorders',
    method: 'GET',
    path: '/territory/borders',
    summary: 'Maps with their borders, the background map and streets (X-POLYGON)',
    permission: 'settings.maps',
    scope: 'congregation',
    reply: z.object({
      tiles,
      maps: z.array(borderedMap).meta({ description: 'all maps' }),
      roads: z.array(road),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapBorders', 'streets', 'preloadedAddresses'],
  }),
  readMapPlan: operation({
    name: 'borders.readMapPlan',
    method: 'GET',
    path: '/maps/{number}/plan',
    summary: 'Ground plan of a map: border, neighbours, streets, blocks and house numbers',
    description: 'House numbers only for callers who may see them.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ number: filled(longestMapNumber) }),
    reply: z.object({
      tiles,
      map: borderedMap.meta({ description: 'the map' }),
      neighbours: z.array(borderedMap),
      roads: z.array(road),
      around: z.array(road).meta({ description: 'streets near the map, from addresses of other maps' }),
      blocks: z
        .array(block)
        .meta({ description: 'positions of the blocks named by addresses of the map (TERR-R28)' }),
      picture_place: picturePlace
        .nullable()
        .meta({ description: 'position of the picture when the border was last saved (TERR-R31)' }),
      start: start.meta({
        description:
          'first view: the map, otherwise its suburb, otherwise the territory; null if no position is known (TERR-R30)',
      }),
      houses: z.array(house),
      outside: count.meta({ description: 'number of addresses of the map outside its border' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapBorders', 'streets', 'preloadedAddresses'],
  }),
  saveBorder: operation({
    name: 'borders.saveBorder',
    method: 'PUT',
    path: '/maps/{id}/border',
    summary: 'Set the border of a map, or delete it with null (X-POLYGON)',
    permission: 'settings.maps.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      border: border.nullable(),
      version: count.optional().meta({
        description:
          'version that was read, 0 if there was none; a stale one is refused with 409 and the current border',
      }),
      picture_place: picturePlace
        .optional()
        .meta({ description: 'position of the picture; unchanged if omitted (TERR-R31)' }),
    }),
    reply: borderedMap,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['mapBorders'],
    limits: { bodyBytes: 262_144 },
  }),
  importBorders: operation({
    name: 'borders.importBorders',
    method: 'POST',
    path: '/territory/borders',
    summary: 'Import borders of maps (X-POLYGON, TERR-R8, TERR-R18)',
    description: 'Each border names its map. Imports all or nothing; identical borders are skipped.',
    permission: 'settings.maps.edit',
    scope: 'congregation',
    body: z.strictObject({
      borders: z
        .array(z.strictObject({ map: reference, border, name: filledFlattened(120).optional() }))
        .min(1)
        .max(2000),
      file_name: filledFlattened(190).optional(),
    }),
    reply: z.object({
      id: idOrZero
        .nullable()
        .meta({ description: 'id of the import, for its rollback; null if nothing changed' }),
      made: count,
      replaced: count,
      unchanged: count,
    }),
    refusals: ['import-too-demanding'],
    idempotent: 'key',
    changes: ['imports', 'mapBorders'],
    heavy: true,
    limits: { bodyBytes: 8_388_608, values: 400_000 },
  }),
};
