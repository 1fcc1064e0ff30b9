import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Border, boundsOf, contains, faultOf, type Position, tidyBorder } from './border.ts';
import { matchBorders, matchMap, readGeometry } from './border-file.ts';

/** A star-shaped ring around a centre never crosses itself. */
const star = fc
  .record({
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    radii: fc.array(fc.double({ min: 0.001, max: 0.01, noNaN: true }), { minLength: 3, maxLength: 40 }),
  })
  .map(({ lng, lat, radii }) => {
    const corners = radii.map((radius, index): Position => {
      const angle = (2 * Math.PI * index) / radii.length;
      return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
    });
    return { middle: [lng, lat] as Position, border: tidyBorder([[corners]]) };
  });

it('TERR-R7 a ring around a place is a valid border that contains the place', () => {
  fc.assert(
    fc.property(star, ({ middle, border }) => {
      expect(faultOf(border)).toBeNull();
      expect(contains(border, middle)).toBe(true);
      expect(contains(border, [middle[0], middle[1] + 0.1])).toBe(false);
      const [west, south, east, north] = boundsOf(border.flat(2) as unknown as Position[])!;
      expect(west <= middle[0] && middle[0] <= east && south <= middle[1] && middle[1] <= north).toBe(true);
    }),
  );
});

it('TERR-R7 tidying is idempotent', () => {
  const position = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.array(position, { maxLength: 8 }), { maxLength: 3 }), { maxLength: 3 }),
      (raw) => {
        const once = tidyBorder(raw);
        expect(tidyBorder(once)).toEqual(once);
      },
    ),
  );
});

it('TERR-R7 refuses an empty, open, out-of-range, too long or self-crossing border', () => {
  const square: Border = [
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ],
  ];
  expect(faultOf(square)).toBeNull();
  expect(faultOf([])).toBe('border-empty');
  expect(
    faultOf([
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ],
    ]),
  ).toBe('border-open');
  expect(
    faultOf([
      [
        [
          [0, 0],
          [181, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    ]),
  ).toBe('border-off-earth');
  expect(
    faultOf([
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    ]),
  ).toBe('border-crosses-itself');
  const long = Array.from({ length: 2001 }, (_, index): Position => [index / 1000, 0]);
  expect(faultOf([[[...long, long[0]!]]])).toBe('border-too-long');
});

it('TERR-R7 a place in a hole is outside', () => {
  const holed: Border = [
    [
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
      ],
      [
        [1, 1],
        [3, 1],
        [3, 3],
        [1, 3],
        [1, 1],
      ],
    ],
  ];
  expect(contains(holed, [2, 2])).toBe(false);
  expect(contains(holed, [0.5, 2])).toBe(true);
});

const maps = ['1', '12', '012A', 'A-7', '107'].map((number, id) => ({ id, number }));

it.each([
  [['12'], '12'],
  [['Map 12'], '12'],
  [['Territory 012'], '12'],
  [['a7'], 'A-7'],
  [['12a'], '012A'],
  [['Park Grove (107)'], '107'],
  [['Park Grove', 'T107'], '107'],
  [['99'], undefined],
  [['1 to 12'], undefined],
  [[], undefined],
])('TERR-R8 matches a shape named %j to map %s', (names, number) => {
  expect(matchMap(names, maps)?.number).toBe(number);
});

it('TERR-R8 merges shapes of one map into a border, ignores points, and reports faults', () => {
  const square = (west: number) => [
    [
      [west, 0],
      [west + 1, 0],
      [west + 1, 1],
      [west, 1],
      [west, 0],
    ],
  ];
  const rows = matchBorders(
    [
      { geometry: { type: 'Polygon', coordinates: square(0) }, properties: { TerritoryNumber: 12 } },
      { geometry: { type: 'MultiPolygon', coordinates: [square(5)] }, properties: { name: 'Map 12' } },
      { geometry: { type: 'Point', coordinates: [0, 0] }, properties: { name: '1' } },
      {
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
              [1, 0],
              [0, 1],
              [0, 0],
            ],
          ],
        },
        properties: { Number: '107' },
      },
      { geometry: { type: 'Polygon', coordinates: square(9) }, properties: { name: 'Elsewhere' } },
    ],
    maps,
  );
  expect(rows.map(({ name, map, border, fault }) => [name, map?.number, border.length, fault])).toEqual([
    ['12', '12', 2, null],
    ['107', '107', 1, 'border-crosses-itself'],
    ['Elsewhere', undefined, 1, null],
  ]);
});

it('TERR-R8 reading a geometry never throws, whatever its content', () => {
  fc.assert(
    fc.property(fc.anything(), (geometry) => {
      expect(Array.isArray(readGeometry(geometry))).toBe(true);
    }),
  );
});

/** Naive definition: every side against every other. */
const crosses = (ring: readonly Position[]): boolean => {
  const side = (a: Position, b: Position, c: Position): number =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const isOn = (a: Position, b: Position, c: Position): boolean =>
    side(a, b, c) === 0 &&
    Math.min(a[0], b[0]) <= c[0] &&
    c[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= c[1] &&
    c[1] <= Math.max(a[1], b[1]);
  const count = ring.length - 1;
  return ring.slice(1).some((b, first) =>
    ring.slice(1).some((d, second) => {
      const [a, c] = [ring[first]!, ring[second]!];
      if (second < first + 2 || (first === 0 && second === count - 1)) return false;
      if (side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)) return true;
      return isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
    }),
  );
};

it('TERR-R7 reports a crossing exactly if two sides that are not neighbours meet', () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), (corners) => {
      const [ring] = tidyBorder([[corners as Position[]]])[0] ?? [];
      if (!ring) return;
      expect(faultOf([[ring]]) === 'border-crosses-itself').toBe(crosses(ring));
    }),
    { numRuns: 1000 },
  );
});
