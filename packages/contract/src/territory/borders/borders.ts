/** Where maps lie on the ground (X-POLYGON). */
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

/** Looked through as a whole: a schema for each of its thousands of positions took a hundred times as long. */
const ring = z
  .custom<Position[]>(
    (value) => Array.isArray(value) && value.length <= 2001 && value.every(isPosition),
    'not-valid',
  )
  .meta({
    type: 'array',
    maxItems: 2001,
    items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } },
  });
export const border = z
  .array(z.array(ring).max(50))
  .max(50)
  .meta({ description: 'coordinates of a GeoJSON MultiPolygon: longitude, latitude' });

export const borderedMap = z.object({
  map_id: idOrZero,
  number: z.string(),
  type_id: typeId,
  place: z.string(),
  border: border.nullable(),
  version: count.meta({ description: '0 where there is no border yet' }),
});

/** What lies under the borders; none is a plain background. */
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
/** West, south, east, north; a picture may reach beyond the ground that it shows. */
const bounds = z.tuple([across, along, across, along]);
const picturePlace = z.strictObject({
  picture: filled(200).meta({ description: 'the path of the picture: another one has another path' }),
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
    summary: 'All maps with their borders, and what is drawn under them (X-POLYGON).',
    permission: 'settings.maps',
    scope: 'congregation',
    reply: z.object({ tiles, maps: z.array(borderedMap), roads: z.array(road) }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapBorders', 'streets', 'preloadedAddresses'],
  }),
  readMapPlan: operation({
    name: 'borders.readMapPlan',
    method: 'GET',
    path: '/maps/{number}/plan',
    summary:
      'One map on the ground: its border, its neighbours’, its streets and those beside it, its blocks, and the numbers of houses for those who may see them.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ number: filled(longestMapNumber) }),
    reply: z.object({
      tiles,
      map: borderedMap,
      neighbours: z.array(borderedMap),
      roads: z.array(road),
      around: z.array(road).meta({ description: 'streets beside the map, of the addresses of other maps' }),
      blocks: z
        .array(block)
        .meta({ description: 'where the blocks lie that the map’s own addresses name (TERR-R28)' }),
      picture_place: picturePlace
        .nullable()
        .meta({ description: 'where the picture lay when the border was last saved (TERR-R31)' }),
      start: start.meta({
        description:
          'what is looked at first: the map, else its suburb, else the territory; null where nothing is known of the ground (TERR-R30)',
      }),
      houses: z.array(house),
      outside: count.meta({ description: 'own addresses that lie outside the border' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapBorders', 'streets', 'preloadedAddresses'],
  }),
  saveBorder: operation({
    name: 'borders.saveBorder',
    method: 'PUT',
    path: '/maps/{id}/border',
    summary: 'Draws the border of a map, or takes it away with null (X-POLYGON).',
    permission: 'settings.maps.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      border: border.nullable(),
      version: count
        .optional()
        .meta({ description: 'version seen, 0 for none; a stale one is refused with the current border' }),
      picture_place: picturePlace
        .optional()
        .meta({ description: 'where the picture lies; without it the place stays as it is (TERR-R31)' }),
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
    summary:
      'Imports the borders of a file, all or nothing; each names its map. A border that is the same here already is left alone ' +
      '(X-POLYGON, TERR-R8, TERR-R18).',
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
        .meta({ description: 'of the import, by which it is rolled back; null when nothing changed' }),
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
