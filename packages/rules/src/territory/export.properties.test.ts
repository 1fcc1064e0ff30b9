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

it('X-MIGRATE every row with a place is a point, longitude first, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const placed = rows.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
      const { features } = toGeoJson(rows, []);
      expect(features.map(({ geometry }) => geometry.coordinates)).toEqual(
        placed.map(({ latitude, longitude }) => [longitude, latitude]),
      );
      for (const { properties } of features) expect(properties).not.toHaveProperty('latitude');
    }),
  );
});
