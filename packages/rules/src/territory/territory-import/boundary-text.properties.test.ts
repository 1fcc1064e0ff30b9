import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Border, Position } from '../borders/border.ts';
import { readBoundary } from './boundary-text.ts';

const degrees = (from: number, to: number) =>
  fc.double({ min: from, max: to, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const corner = (longitudes: readonly [number, number]) =>
  fc.tuple(degrees(...longitudes), degrees(-89, 89)) as fc.Arbitrary<Position>;
/** Corners of one territory, unclosed and pairwise different. */
const corners = (longitudes: readonly [number, number]) =>
  fc.uniqueArray(corner(longitudes), { minLength: 3, maxLength: 30, selector: (pair) => pair.join(' ') });
const pairsOf = (ring: readonly (readonly number[])[]): string =>
  ring.map((pair) => `[${pair.join(',')}]`).join(',');
const reversed = (ring: readonly Position[]): number[][] => ring.map(([lng, lat]) => [lat, lng]);
const one = (ring: readonly Position[]): Border => [[[...ring, ring[0]!]]];

it('TERR-R17 reads a boundary in either axis order if only one is possible', () => {
  fc.assert(
    fc.property(corners([91, 180]), (ring) => {
      const expected = { allowed: true, value: one(ring) };
      expect(readBoundary(pairsOf(ring))).toEqual(expected);
      expect(readBoundary(pairsOf(reversed(ring)))).toEqual(expected);
    }),
  );
});

it('TERR-R17 decides an ambiguous axis order by a known place, else reads longitude first', () => {
  fc.assert(
    fc.property(fc.tuple(degrees(40, 60), degrees(5, 15)), (middle) => {
      const [lat, lng] = middle;
      const ring: Position[] = [
        [lng, lat],
        [lng + 0.01, lat],
        [lng, lat + 0.01],
      ];
      const expected = { allowed: true, value: one(ring) };
      const near: Position = [lng + 1, lat + 1];
      expect(readBoundary(pairsOf(ring), near)).toEqual(expected);
      expect(readBoundary(pairsOf(reversed(ring)), near)).toEqual(expected);
      expect(readBoundary(pairsOf(ring))).toEqual(expected);
    }),
  );
});

it('TERR-R17 reads a ring, a polygon with holes and several polygons alike, as brackets or as tuples', () => {
  fc.assert(
    fc.property(fc.array(corners([91, 180]), { minLength: 1, maxLength: 4 }), (rings) => {
      const closed = rings.map((ring) => [...ring, ring[0]!]);
      expect(readBoundary(JSON.stringify(closed))).toEqual({ allowed: true, value: [closed] });
      const several = closed.map((ring) => [ring]);
      expect(readBoundary(JSON.stringify(several))).toEqual({ allowed: true, value: several });
      const tuples = closed[0]!.map((pair) => `${pair.join(',')},0`).join('\n  ');
      expect(readBoundary(` ${tuples} `)).toEqual({ allowed: true, value: [[closed[0]]] });
    }),
  );
});

it('TERR-R17 refuses an invalid boundary with a reason and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `[${text}`),
      ),
      (text) => {
        const read = readBoundary(text);
        if (read.allowed)
          for (const [lng, lat] of read.value.flat(2))
            expect(Math.abs(lng) <= 180 && Math.abs(lat) <= 90).toBe(true);
      },
    ),
  );
  expect(readBoundary('[1,1],[2,2]')).toEqual({ allowed: false, reason: 'boundary-unreadable' });
  expect(readBoundary('[200,1],[1,2],[3,3]')).toEqual({ allowed: false, reason: 'boundary-off-earth' });
  expect(readBoundary('[100,1],[1,100],[3,3]')).toEqual({ allowed: false, reason: 'boundary-off-earth' });
  expect(readBoundary('['.repeat(100_000)).allowed).toBe(false);
  expect(readBoundary('[1,'.repeat(100_000)).allowed).toBe(false);
});
