import { expect, it } from 'vitest';
import { mapTypeLabels, toGeoJson } from './export.ts';
import { readMapType } from './imported-terms.ts';

it('MAPS-D2 X-MIGRATE reads the type labels of the export back as the same map types', () => {
  for (const [type, word] of Object.entries(mapTypeLabels))
    expect([type, readMapType(word)]).toEqual([type, type]);
});

it('X-MIGRATE exports a map with its border, and an address of the same name without one', () => {
  const border = [[[[1, 2] as [number, number]]]];
  const features = toGeoJson(
    [
      { map: '7', kind: 'map', name: 'Montello' },
      { map: '7', kind: 'address', latitude: 1, longitude: 2 },
      { map: '8', kind: 'map' },
      { map: '8', kind: 'address', latitude: 1 },
    ],
    [{ number: '7', place: 'Cooee', border }],
  );
  expect(features).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'MultiPolygon', coordinates: border },
        properties: {
          map: '7',
          kind: 'map',
          name: 'Montello',
          TerritoryNumber: '7',
          place: 'Cooee',
          street: null,
        },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [2, 1] },
        properties: { map: '7', latitude: 1 },
      },
      { type: 'Feature', geometry: null },
      { type: 'Feature', geometry: null },
    ],
  });
});
