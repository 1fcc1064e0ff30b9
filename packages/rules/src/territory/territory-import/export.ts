/** The territory as others read it, and as the import reads it back: rows of a table, and shapes on a map. */

import type { Border } from '../borders/border.ts';
import type { MapType } from '../maps/map-type.ts';

/** Types of maps as words that the import of any program understands. */
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
  // Of a map; `date` is when it was last completed.
  'type',
  'blocks',
  'letters',
  // Of an assignment; `name` is who had the map, and `date` when it had last been completed before.
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
/** `kind` says whether it is a map, a street, an address or an assignment; columns of other kinds are left out. */
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
 * A GeoJSON FeatureCollection (RFC 7946), longitude first: maps with their borders, addresses with their places. What has neither
 * comes without a geometry, so that the file is whole.
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
