/** Converts features with properties (GeoJSON, KML) to table rows, with the boundary in its own column. */
import type { ImportTable } from '@sheaf/rules/territory/territory-import/cells';
import { openMeter, type TableMeter } from '#platform/tables/table-meter';

export interface ImportFeature {
  properties: ReadonlyMap<string, string>;
  /** In the format of `readBoundary`; empty without a boundary. */
  boundary: string;
}

/**
 * Collects features one by one: names are counted as they appear, so that a too large table is never built.
 */
export function openFeatures(meter: TableMeter = openMeter()) {
  const names = new Set<string>();
  const features: ImportFeature[] = [];
  return {
    add(feature: ImportFeature): void {
      for (const [name, value] of feature.properties) {
        meter.cell(name);
        meter.cell(value);
        names.add(name);
        meter.columns(names.size + 1);
      }
      meter.border(feature.boundary);
      meter.row(names.size + 1);
      features.push(feature);
    },
    table: (): ImportTable => ({
      headings: [...names, 'Boundary'],
      rows: features.map(({ properties, boundary }, index) => ({
        line: index + 1,
        cells: [...[...names].map((name) => properties.get(name) ?? ''), boundary],
      })),
    }),
  };
}
