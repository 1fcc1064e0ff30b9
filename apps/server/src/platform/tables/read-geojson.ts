/** Reads the features of a GeoJSON FeatureCollection (RFC 7946) as a table. */
import { isJsonTooDeep } from '@sheaf/rules/files/table-limits';
import type { ImportTable } from '@sheaf/rules/territory/territory-import/cells';
import { TableTooLarge } from '#platform/tables/table-meter';
import { openFeatures } from '#platform/tables/table-of-features';

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? { ...value } : {};

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Adds coordinates as properties; properties of the file take precedence. */
function addPlace(properties: Map<string, string>, coordinates: unknown): void {
  const [lng, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (typeof lng !== 'number' || typeof lat !== 'number') return;
  if ([...properties.keys()].some((name) => /^(?:lat|latitude)$/i.test(name))) return;
  properties.set('Latitude', String(lat));
  properties.set('Longitude', String(lng));
}

/** Null for other JSON. */
export function readGeoJson(text: string): ImportTable | null {
  if (isJsonTooDeep(text)) throw new TableTooLarge('import-too-deep');
  const { type, features } = record(JSON.parse(text));
  if (type !== 'FeatureCollection' || !Array.isArray(features)) return null;
  const collected = openFeatures();
  for (const feature of features as unknown[]) {
    const { properties, geometry } = record(feature);
    const { type: kind, coordinates } = record(geometry);
    const isArea = kind === 'Polygon' || kind === 'MultiPolygon';
    const told = new Map(Object.entries(record(properties)).map(([name, value]) => [name, cellOf(value)]));
    if (kind === 'Point') addPlace(told, coordinates);
    collected.add({
      properties: told,
      boundary: isArea ? JSON.stringify(coordinates ?? null) : '',
    });
  }
  return collected.table();
}
