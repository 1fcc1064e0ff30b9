/** All addresses of the territory as others read them: rows of a table, and points on a map. */
import type { Border } from './border.ts';

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
  'attempts',
  'date',
  'note',
  'latitude',
  'longitude',
] as const;

export type ExportRow = Record<(typeof exportColumns)[number], string | number | null>;

export interface ExportedBorder {
  number: string;
  place: string;
  border: Border;
}

/** A GeoJSON FeatureCollection (RFC 7946) of the borders, and of the rows that have a place; longitude first. */
export function toGeoJson(rows: readonly ExportRow[], borders: readonly ExportedBorder[]) {
  const areas = borders.map(({ number, place, border }) => ({
    type: 'Feature' as const,
    geometry: { type: 'MultiPolygon' as const, coordinates: border },
    properties: { kind: 'border', map: number, TerritoryNumber: number, name: place },
  }));
  const points = rows
    .filter((row) => row.latitude !== null && row.longitude !== null)
    .map(({ latitude, longitude, ...properties }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [Number(longitude), Number(latitude)] },
      properties,
    }));
  return { type: 'FeatureCollection' as const, features: [...areas, ...points] };
}
