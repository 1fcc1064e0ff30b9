import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../testing/ring.ts';
import { metresBetween } from '../../addresses/import/near.ts';
import { type Border, contains, faultOf, type Position } from '../border.ts';
import { encloseMaps } from './enclose-maps.ts';

const metre = 1 / 111_320;
interface Place {
  lat: number;
  lng: number;
}
const at = ({ lat, lng }: Place): Position => [lng, lat];
const apart = (a: Place, b: Place): boolean => metresBetween(a, b) > 1;

/** Houses within a square of 400 m with their maps: far denser and more mixed than a town. */
const houses = fc.uniqueArray(
  fc.record({
    map: fc.integer({ min: 0, max: 3 }),
    x: fc.integer({ min: 0, max: 80 }),
    y: fc.integer({ min: 0, max: 80 }),
  }),
  { minLength: 1, maxLength: 60, selector: ({ x, y }) => `${x}|${y}` },
);
const placeOf = ({ x, y }: { x: number; y: number }): Place => ({
  lat: -41 + x * 5 * metre,
  lng: 145.9 + y * 5 * metre,
});

it('ADDR-R31 a border contains every address of its map and none of another, and does not cross itself', () => {
  fc.assert(
    fc.property(houses, fc.integer({ min: 0, max: 3 }), (town, others) => {
      const maps = [0, 1, 2, 3].map((map) =>
        town.filter((house) => house.map === map && map !== others).map(placeOf),
      );
      const here = town.filter(({ map }) => map === others).map(placeOf);
      const borders = encloseMaps(maps, here);
      for (const [index, border] of borders.entries()) {
        const own = maps[index]!;
        if (own.length === 0) continue;
        expect(border).not.toBeNull();
        expect(faultOf(border!)).toBeNull();
        for (const place of own) expect(contains(border!, at(place))).toBe(true);
        for (const place of [...maps.filter((map) => map !== own).flat(), ...here])
          if (own.every((house) => apart(house, place))) expect(contains(border!, at(place))).toBe(false);
      }
    }),
    runs(80),
  );
});

const row = (length: number, step: number, north = 0): Place[] =>
  Array.from({ length }, (_, index) => ({ lat: -41 + north * metre, lng: 145.9 + index * step * metre }));

it('ADDR-R31 encloses houses of a street, up to 200 m apart, in one part, and distant ones in their own', () => {
  for (const step of [10, 60, 150]) {
    const [one, other] = encloseMaps([row(20, step), row(20, step, 40)], []) as Border[];
    expect([one!.length, other!.length]).toEqual([1, 1]);
    expect(one![0]).toHaveLength(1);
  }
  const [border] = encloseMaps([[...row(10, 20), ...row(10, 20, 3000)]], []);
  expect(border).toHaveLength(2);
});

it('ADDR-R31 a border extends slightly beyond the outermost house', () => {
  const [border] = encloseMaps([row(10, 20)], []);
  const reach = border!
    .flat(2)
    .map(([lng, lat]) =>
      metresBetween({ lat, lng }, { lat: -41, lng: Math.min(Math.max(lng, 145.9), 145.9 + 180 * metre) }),
    );
  expect(Math.min(...reach)).toBeGreaterThan(5);
  expect(Math.max(...reach)).toBeLessThan(90);
});

it('accepts an empty list', () => {
  expect(encloseMaps([], [])).toEqual([]);
  expect(encloseMaps([[]], [{ lat: 1, lng: 1 }])).toEqual([null]);
});
