import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/ring.ts';
import { type BlockHouse, blockAreas } from './block-areas.ts';
import { contains, type Position } from './border.ts';

/** Minimum distance between two houses, a few metres, in degrees. */
const step = 0.0002;
const house = fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 14 })).map(([x, y]) => ({
  lng: 145.9 + x * step,
  lat: -41.06 + y * step,
}));
const houses = fc
  .uniqueArray(house, { minLength: 1, maxLength: 40, selector: ({ lat, lng }) => `${lat} ${lng}` })
  .chain((places) =>
    fc
      .array(fc.option(fc.integer({ min: 1, max: 4 })), {
        minLength: places.length,
        maxLength: places.length,
      })
      .map((blocks): BlockHouse[] => places.map((place, index) => ({ ...place, block: blocks[index]! }))),
  );
const at = ({ lng, lat }: { lng: number; lat: number }): Position => [lng, lat];

it('TERR-R28 the area of a block contains its own addresses, no others, and its letter', () => {
  fc.assert(
    fc.property(houses, (all) => {
      const found = blockAreas(all, []);
      expect(found.map(({ block }) => block)).toEqual(
        [...new Set(all.flatMap(({ block }) => (block === null ? [] : [block])))].sort(),
      );
      for (const { block, at: letter, area } of found) {
        if (!area) continue;
        expect(contains(area, letter)).toBe(true);
        for (const one of all) expect(contains(area, at(one))).toBe(one.block === block);
      }
    }),
    runs(60),
  );
});

it('TERR-R28 places the letter in the middle of the addresses, and no block covers a house next to the map', () => {
  const row = [0, 1, 2].map((x): BlockHouse => ({ lng: 145.9 + x * step, lat: -41.06, block: 3 }));
  const beside = { lng: 145.9 + 3 * step, lat: -41.06 };
  const [block] = blockAreas(row, [beside]);
  expect(block!.at[0]).toBeCloseTo(145.9 + step, 9);
  expect(contains(block!.area!, at(beside))).toBe(false);
  expect(contains(blockAreas(row, [])[0]!.area!, at(beside))).toBe(true);
});

it('TERR-R28 places the letter at an address of the block if the middle of its addresses is in another block', () => {
  const around = [
    [0, 0],
    [4, 0],
    [0, 4],
    [4, 4],
    [0, 2],
    [2, 0],
    [4, 2],
    [2, 4],
  ].map(([x, y]): BlockHouse => ({ lng: 145.9 + x! * step, lat: -41.06 + y! * step, block: 1 }));
  const middle = { lng: 145.9 + 2 * step, lat: -41.06 + 2 * step, block: 2 };
  const [outer, inner] = blockAreas([...around, middle], []);
  expect(inner!.at).toEqual(at(middle));
  expect(around.map(at)).toContainEqual(outer!.at);
  expect(blockAreas([{ ...middle, block: null }], [])).toEqual([]);
});
