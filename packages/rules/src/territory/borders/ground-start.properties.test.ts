import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bearingTo } from './bearing.ts';
import { type Bounds, isWithin, type Position } from './border.ts';
import { groundStart, overlap, widened } from './ground-start.ts';

const place = fc.tuple(
  fc.double({ min: -170, max: 170, noNaN: true }),
  fc.double({ min: -70, max: 70, noNaN: true }),
);
const places = fc.array(place, { maxLength: 6 });
const box = fc
  .tuple(place, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([[lng, lat], wide, high]): Bounds => [lng, lat, lng + wide, lat + high]);

it('TERR-R30 starts at the map, else at its suburb, else anywhere in the territory, and never on empty ground', () => {
  fc.assert(
    fc.property(places, places, places, (map, suburb, territory) => {
      const start = groundStart({ map, suburb, territory });
      const first = [map, suburb, territory].find(({ length }) => length > 0);
      if (!first) {
        expect(start).toBeNull();
        return;
      }
      expect(start!.of).toBe(first === map ? 'map' : first === suburb ? 'suburb' : 'territory');
      for (const one of first) expect(isWithin(start!.bounds, one)).toBe(true);
    }),
  );
});

it('TERR-R30 widens ground by the same metres to every side', () => {
  fc.assert(
    fc.property(box, fc.integer({ min: 1, max: 2000 }), (bounds, metres) => {
      const [west, south, east, north] = widened(bounds, metres);
      const middle: Position = [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2];
      const sides = [
        [
          [west, middle[1]],
          [bounds[0], middle[1]],
        ],
        [
          [east, middle[1]],
          [bounds[2], middle[1]],
        ],
        [
          [middle[0], south],
          [middle[0], bounds[1]],
        ],
        [
          [middle[0], north],
          [middle[0], bounds[3]],
        ],
      ] as [Position, Position][];
      for (const [outer, inner] of sides)
        expect(Math.abs(bearingTo(outer, [[inner]])!.metres / metres - 1)).toBeLessThan(0.02);
    }),
  );
});

it('TERR-R30 two bounds overlap if they share a point, in either order', () => {
  fc.assert(
    fc.property(box, fc.double({ min: 0, max: 1, noNaN: true }), (bounds, size) => {
      const [west, south, east, north] = bounds;
      const beside: Bounds = [east + 0.01, south, east + 0.01 + size, north];
      const above: Bounds = [west, north + 0.01, east, north + 0.01 + size];
      for (const away of [beside, above])
        expect([overlap(bounds, away), overlap(away, bounds)]).toEqual([false, false]);
      const touching: Bounds = [east, north, east + size, north + size];
      expect([overlap(bounds, touching), overlap(touching, bounds), overlap(bounds, bounds)]).toEqual([
        true,
        true,
        true,
      ]);
    }),
  );
});
