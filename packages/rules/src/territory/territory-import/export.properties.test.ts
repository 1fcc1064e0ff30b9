import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ExportRow, exportColumns, toGeoJson } from './export.ts';

const row = fc.record(
  Object.fromEntries(
    exportColumns.map((column) => [
      column,
      column === 'latitude' || column === 'longitude'
        ? fc.option(fc.double({ min: -90, max: 90, noNaN: true }))
        : fc.option(fc.string()),
    ]),
  ),
) as fc.Arbitrary<ExportRow>;

it('X-MIGRATE exports every row as a feature: a point, longitude first, if it has a place, otherwise without geometry', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const { features } = toGeoJson(rows, []);
      expect(features.map(({ geometry }) => geometry?.coordinates ?? null)).toEqual(
        rows.map(({ latitude, longitude }) =>
          typeof latitude === 'number' && typeof longitude === 'number' ? [longitude, latitude] : null,
        ),
      );
    }),
  );
});
