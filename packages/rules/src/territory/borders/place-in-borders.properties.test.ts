import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Border, contains } from './border.ts';
import { placeInBorders } from './place-in-borders.ts';

const square = (west: number): Border => [
  [
    [
      [west, 0],
      [west + 1, 0],
      [west + 1, 1],
      [west, 1],
      [west, 0],
    ],
  ],
];
const maps = [0, 1, 3].map((west) => ({ id: west + 10, border: square(west) }));
const place = fc.record({
  lng: fc.double({ min: -1, max: 5, noNaN: true }),
  lat: fc.double({ min: -1, max: 2, noNaN: true }),
});

it('TERR-R20 places every address once, in a map that contains it or in none', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 50 }), (addresses) => {
      const { inside, outside } = placeInBorders(addresses, maps);
      expect([...inside.values()].flat().length + outside.length).toBe(addresses.length);
      for (const [id, row] of inside) {
        const { border } = maps.find((map) => map.id === id)!;
        expect(row.every(({ lng, lat }) => contains(border, [lng, lat]))).toBe(true);
      }
      expect(outside.some(({ lng, lat }) => maps.some(({ border }) => contains(border, [lng, lat])))).toBe(
        false,
      );
    }),
  );
});

it('TERR-R20 addresses stay in their order, and a map without a border has none', () => {
  const row = [
    { lng: 0.5, lat: 0.5 },
    { lng: 9, lat: 9 },
    { lng: 0.6, lat: 0.6 },
    { lng: 1.5, lat: 0.5 },
  ];
  const { inside, outside } = placeInBorders(row, [{ id: 9, border: [] }, ...maps]);
  expect([...inside]).toEqual([
    [10, [row[0], row[2]]],
    [11, [row[3]]],
  ]);
  expect(outside).toEqual([row[1]]);
});
