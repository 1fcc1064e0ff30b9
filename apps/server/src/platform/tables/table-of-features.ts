/** Shapes with properties (GeoJSON, KML) as rows of a table, their boundary in a column of its own. */
import type { ImportTable } from '@sheaf/rules/territory/territory-import/cells';
import { openMeter, type TableMeter } from '#platform/tables/table-meter';

export interface ImportFeature {
  properties: ReadonlyMap<string, string>;
  /** As `readBoundary` takes it; empty when it has none. */
  boundary: string;
}

/** Collects features one by one: names are counted as they appear, so that the table is never built when it would be too large. */
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
