/** All addresses of the territory as others read them: rows of a table, and points on a map. */
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

/** A GeoJSON FeatureCollection (RFC 7946) of the rows that have a place; longitude first. */
export function toGeoJson(rows: readonly ExportRow[]) {
  return {
    type: 'FeatureCollection' as const,
    features: rows
      .filter((row) => row.latitude !== null && row.longitude !== null)
      .map(({ latitude, longitude, ...properties }) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [Number(longitude), Number(latitude)] },
        properties,
      })),
  };
}
