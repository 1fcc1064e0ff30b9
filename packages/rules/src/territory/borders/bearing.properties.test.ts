import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bearingTo, type Direction, directions, spokenDistance } from './bearing.ts';
import type { Position } from './border.ts';

const here: Position = [145.9, -41.06];
const narrow = Math.cos((here[1] * Math.PI) / 180);
/** A place so many metres east and north of the origin. */
const at = (east: number, north: number): Position => [
  here[0] + east / (111_195 * narrow),
  here[1] + north / 111_195,
];

it.each([
  ['north', 0, 500],
  ['north-east', 500, 500],
  ['east', 500, 0],
  ['south-east', 500, -500],
  ['south', 0, -500],
  ['south-west', -500, -500],
  ['west', -500, 0],
  ['north-west', -500, 500],
] satisfies [Direction, number, number][])(
  'TERR-R29 a map to the %s has that direction',
  (direction, east, north) => {
    const way = bearingTo(here, [[at(east, north), at(2 * east, 2 * north)]])!;
    expect(way.direction).toBe(direction);
    expect(Math.abs(way.metres - Math.hypot(east, north))).toBeLessThan(3);
  },
);

it('TERR-R29 the bearing points to the nearest side of a border, including between two corners', () => {
  const way = bearingTo(here, [
    [at(300, -900), at(300, 900)],
    [at(0, 2000), at(10, 2000)],
  ])!;
  expect([way.direction, Math.round(way.metres / 5) * 5]).toEqual(['east', 300]);
  expect(Math.abs(way.to[1] - here[1])).toBeLessThan(1e-5);
});

it('TERR-R29 no point of the lines is nearer than the returned one', () => {
  const offset = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.tuple(offset, offset), { minLength: 1, maxLength: 6 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (lines) => {
        const way = bearingTo(
          here,
          lines.map((line) => line.map(([east, north]) => at(east, north))),
        )!;
        const nearest = Math.min(...lines.flat().map(([east, north]) => Math.hypot(east, north)));
        expect(way.metres).toBeLessThan(nearest + 20);
        expect(directions[Math.round(way.degrees / 45) % 8]).toBe(way.direction);
      },
    ),
  );
  expect(bearingTo(here, [[]])).toBeNull();
});

it('TERR-R29 returns the great-circle distance to the other side of the earth', () => {
  const { metres, direction } = bearingTo([0, 0], [[[0, 90]]])!;
  expect([Math.round(metres / 1000), direction]).toEqual([10_008, 'north']);
  expect(Math.round(bearingTo([179.9, 0], [[[-179.9, 0]]])!.metres / 1000)).toBe(22);
});

it('TERR-R29 rounds distances for display', () => {
  expect([3, 44, 96, 994, 996, 1234, 9949, 9951, 84_400].map(spokenDistance)).toEqual([
    { unit: 'm', value: 10 },
    { unit: 'm', value: 40 },
    { unit: 'm', value: 100 },
    { unit: 'm', value: 990 },
    { unit: 'km', value: 1 },
    { unit: 'km', value: 1.2 },
    { unit: 'km', value: 9.9 },
    { unit: 'km', value: 10 },
    { unit: 'km', value: 84 },
  ]);
});
