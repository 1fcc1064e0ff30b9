/**
 * Exports the territory in a format for other programs and for the own import: rows of a table, and shapes on
 * a map.
 */

import type { Border } from '../borders/border.ts';
import type { MapType } from '../maps/map-type.ts';

/** Labels of map types that every import format recognises. */
export const mapTypeLabels: Readonly<Record<MapType, string>> = {
  residential: 'residential',
  business: 'business',
  rural: 'rural',
  'high-density': 'high-density',
  foreign: 'foreign-language',
};

export const exportColumns = [
  'map',
  'kind',
  'suburb',
  'street',
  'house',
  'suffix',
  'unit',
  'name',
  'language',
  'phone',
  'do_not_call',
  'attempts',
  'date',
  'note',
  'latitude',
  'longitude',
  // For maps; `date` is the last completion.
  'type',
  'blocks',
  'letters',
  // For assignments; `name` is the holder, and `date` the last completion before the assignment.
  'assigned',
  'returned',
  'completed',
  'personal',
  'campaign',
  'campaign_name',
  'start_unknown',
  'holder_from',
  'holder_to',
] as const;

type Value = string | number | null;
/** `kind` distinguishes maps, streets, addresses and assignments; columns of other kinds are omitted. */
export type ExportRow = { map: string; kind: string } & Partial<
  Record<(typeof exportColumns)[number], Value>
>;

export interface ExportedBorder {
  number: string;
  place: string;
  border: Border;
}

const full = (row: ExportRow): Record<string, Value> =>
  Object.fromEntries(exportColumns.map((column) => [column, row[column] ?? null]));

/**
 * A GeoJSON FeatureCollection (RFC 7946), longitude first: maps with their borders, addresses with their
 * places. Rows without either have a null geometry, so that the file is complete.
 */
export function toGeoJson(rows: readonly ExportRow[], borders: readonly ExportedBorder[]) {
  const areas = new Map(borders.map((border) => [border.number, border]));
  const features = rows.map((row) => {
    const area = row.kind === 'map' ? areas.get(row.map) : undefined;
    if (area)
      return {
        type: 'Feature' as const,
        geometry: { type: 'MultiPolygon' as const, coordinates: area.border },
        properties: { ...full(row), TerritoryNumber: row.map, place: area.place },
      };
    const isPlaced = typeof row.latitude === 'number' && typeof row.longitude === 'number';
    return {
      type: 'Feature' as const,
      geometry: isPlaced
        ? { type: 'Point' as const, coordinates: [Number(row.longitude), Number(row.latitude)] }
        : null,
      properties: full(row),
    };
  });
  return { type: 'FeatureCollection' as const, features };
}
