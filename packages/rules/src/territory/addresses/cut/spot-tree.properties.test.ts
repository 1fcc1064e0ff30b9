import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metres } from './plane.ts';
import { SpotTree } from './spot-tree.ts';

/** Whole metres on a small square, so that many spots have equal distances. */
const spot = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });

it('finds the same nearest spots as a full scan, the first of equals', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 60 }),
      spot,
      fc.integer({ min: 1, max: 8 }),
      fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constant(Infinity)),
      fc.integer({ min: 1, max: 3 }),
      (spots, from, most, within, every) => {
        const accepts = (index: number): boolean => index % every === 0;
        const expected = spots
          .map((other, index) => ({ index, metres: metres(from, other) }))
          .filter((found) => found.metres <= within && accepts(found.index))
          .sort((a, b) => a.metres - b.metres || a.index - b.index)
          .slice(0, most);
        expect(new SpotTree(spots).nearest(from, most, within, accepts)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

it('examines few of many spots', () => {
  const spots = Array.from({ length: 10_000 }, (_, index) => ({
    x: index % 100,
    y: Math.floor(index / 100),
  }));
  const tree = new SpotTree(spots);
  for (const from of [
    { x: 50.2, y: 50.3 },
    { x: -5, y: -5 },
    { x: 120, y: 40.6 },
  ]) {
    let looked = 0;
    tree.nearest(from, 4, Infinity, () => {
      looked += 1;
      return true;
    });
    expect(looked).toBeLessThan(60);
  }
});
