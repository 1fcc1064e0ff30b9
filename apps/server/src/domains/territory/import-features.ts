/** Shapes with properties (GeoJSON, KML) as rows of a table, their boundary in a column of its own. */
import type { ImportTable } from '@sheaf/rules/territory/import/cells';

export interface ImportFeature {
  properties: Readonly<Record<string, string>>;
  /** As `readBoundary` takes it; empty when it has none. */
  boundary: string;
}

export function tableOfFeatures(features: readonly ImportFeature[]): ImportTable {
  const names = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  return {
    headings: [...names, 'Boundary'],
    rows: features.map(({ properties, boundary }, index) => ({
      line: index + 1,
      cells: [...names.map((name) => properties[name] ?? ''), boundary],
    })),
  };
}

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? { ...value } : {};

const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The features of a GeoJSON FeatureCollection (RFC 7946); null when it is none. */
export function readGeoJson(text: string): ImportTable | null {
  const { type, features } = record(JSON.parse(text));
  if (type !== 'FeatureCollection' || !Array.isArray(features)) return null;
  return tableOfFeatures(
    features.map((feature: unknown) => {
      const { properties, geometry } = record(feature);
      const { type: kind, coordinates } = record(geometry);
      const isArea = kind === 'Polygon' || kind === 'MultiPolygon';
      return {
        properties: Object.fromEntries(
          Object.entries(record(properties)).map(([name, value]) => [name, wordsOf(value)]),
        ),
        boundary: isArea ? JSON.stringify(coordinates ?? null) : '',
      };
    }),
  );
}
