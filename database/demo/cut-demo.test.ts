import { expect, it } from 'vitest';
import { cutDemo, firstMap, readTown } from './cut-demo.ts';

const maps = cutDemo();

it('every readable address of the town lies on exactly one map', () => {
  expect(maps.flatMap((map) => map.addresses)).toHaveLength(readTown().length);
  expect(readTown().length).toBeGreaterThan(6000);
});

it('maps have sensible sizes and all four types with an area', () => {
  expect(maps).toHaveLength(46);
  for (const map of maps) expect(map.addresses.length).toBeGreaterThan(40);
  for (const map of maps) expect(map.addresses.length).toBeLessThan(260);
  expect(new Set(maps.map((map) => map.type))).toEqual(
    new Set(['residential', 'business', 'rural', 'high-density']),
  );
});

it('is the same every time, and the first map is where the demo says', () => {
  expect(cutDemo()).toEqual(maps);
  const first = maps[firstMap.number - 1]!;
  expect([first.type, first.suburb, first.blocks]).toEqual(['residential', firstMap.suburb, firstMap.blocks]);
});
