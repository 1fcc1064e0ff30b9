import { expect, it } from 'vitest';
import { cutDemo, firstMap, readTown } from './cut-demo.ts';

const maps = cutDemo();

it('puts every readable address of the town on exactly one map', () => {
  expect(maps.flatMap((map) => map.addresses)).toHaveLength(readTown().length);
  expect(readTown().length).toBeGreaterThan(6000);
});

it('cuts maps of sensible sizes in all four types with an area', () => {
  expect(maps).toHaveLength(46);
  for (const map of maps) expect(map.addresses.length).toBeGreaterThan(40);
  for (const map of maps) expect(map.addresses.length).toBeLessThan(260);
  expect(new Set(maps.map((map) => map.type))).toEqual(
    new Set(['residential', 'business', 'rural', 'high-density']),
  );
});

it('returns the same maps every time, with the first map as documented', () => {
  expect(cutDemo()).toEqual(maps);
  const first = maps[firstMap.number - 1]!;
  expect([first.type, first.suburb, first.blocks]).toEqual(['residential', firstMap.suburb, firstMap.blocks]);
});
