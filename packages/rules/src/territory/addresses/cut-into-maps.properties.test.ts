import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/ring.ts';
import { type CutAddress, cutIntoMaps } from './cut-into-maps.ts';
import { metresBetween } from './import/near.ts';

const farthestStep = 200.5;

/** Number of connected parts if houses at most 200 m apart are connected. */
function partsOf(addresses: readonly CutAddress[]): number {
  const left = new Set(addresses);
  let parts = 0;
  for (const start of addresses) {
    if (!left.delete(start)) continue;
    parts += 1;
    const open = [start];
    for (let from = open.pop(); from; from = open.pop())
      for (const to of [...left])
        if (metresBetween(from, to) <= farthestStep) {
          left.delete(to);
          open.push(to);
        }
  }
  return parts;
}

const metre = 1 / 111_320;
const narrow = Math.cos((-41 * Math.PI) / 180);

interface StreetShape {
  /** Index of the house of an earlier street from which this street starts, as a fraction of all houses. */
  from: number;
  angle: number;
  houses: number;
  step: number;
  units: number;
}

/** A connected town: every street starts within 40 m of an existing house. */
function townOf(shapes: readonly StreetShape[], jump = 0): CutAddress[] {
  const town: CutAddress[] = [];
  for (const [index, { from, angle, houses, step, units }] of shapes.entries()) {
    const start = town[Math.floor(from * (town.length - 1))] ?? { lat: -41, lng: 145.9 };
    for (let house = 0; house < houses; house += 1) {
      const along = (40 + jump + house * step) * metre;
      for (let unit = 0; unit < (house === 0 ? units : 1); unit += 1)
        town.push({
          street: `Street ${index % 9}`,
          house: String(index * 100 + house + 1),
          suffix: null,
          unit: units > 1 && house === 0 ? String(unit + 1) : null,
          lat: start.lat + along * Math.sin(angle),
          lng: start.lng + (along * Math.cos(angle)) / narrow,
        });
    }
  }
  return town;
}

const shapes = fc.array(
  fc.record({
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    angle: fc.double({ min: 0, max: 6.28, noNaN: true }),
    houses: fc.integer({ min: 1, max: 40 }),
    step: fc.integer({ min: 0, max: 120 }),
    units: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: 1, maxLength: 30 },
);
/** Buildings with many units at one spot; regression case that left a map of six addresses. */
const crowded: [StreetShape[], number] = [
  [
    [1, 0, 1],
    [1, 0, 13],
    [1, 0, 2],
    [1, 0, 6],
    [1, 0, 9],
    [11, 1, 8],
    [5, 1, 21],
    [28, 1, 3],
    [2, 1, 20],
    [2, 1, 18],
    [33, 1, 6],
  ].map(([houses, step, units]) => ({ from: 0, angle: 0, houses: houses!, step: step!, units: units! })),
  28,
];
const size = fc.integer({ min: 20, max: 120 });
const keyOf = (address: CutAddress): string => JSON.stringify(address);

it('ADDR-R30 puts every address on exactly one map', () => {
  const anywhere = fc.array(
    fc.record({
      street: fc.constantFrom('A Street', 'a street', 'B Street', 'C Street'),
      house: fc.integer({ min: 1, max: 300 }).map(String),
      suffix: fc.constantFrom(null, 'A'),
      unit: fc.constantFrom(null, '1'),
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(anywhere, size, (town, most) => {
      const maps = cutIntoMaps(town, most);
      expect(maps.flatMap(({ addresses }) => addresses.map(keyOf)).sort()).toEqual(town.map(keyOf).sort());
      for (const { addresses } of maps) expect(addresses.length).toBeGreaterThan(0);
    }),
    runs(60),
  );
});

it('ADDR-R30 makes connected maps of moderate size if the town is connected by steps of 200 m', () => {
  fc.assert(
    fc.property(shapes, size, (streets, most) => {
      const town = townOf(streets);
      for (const { addresses } of cutIntoMaps(town, most)) {
        expect(partsOf(addresses)).toBe(1);
        expect(addresses.length).toBeLessThanOrEqual(2 * most);
        if (town.length >= most) expect(addresses.length).toBeGreaterThanOrEqual(Math.floor(most / 4));
      }
    }),
    { ...runs(150), examples: [crowded] },
  );
});

it('ADDR-R30 makes separate maps of distant clusters, except of clusters too small for a map', () => {
  fc.assert(
    fc.property(shapes, size, (streets, most) => {
      const town = townOf(streets, 5000);
      const maps = cutIntoMaps(town, most);
      for (const { addresses } of maps.length > 1 ? maps : [])
        expect(addresses.length).toBeGreaterThanOrEqual(Math.floor(most / 4));
    }),
    runs(60),
  );
});

it('ADDR-R30 the result does not depend on the order of the file', () => {
  const shuffled = shapes
    .map((streets) => townOf(streets))
    .chain((town) => fc.tuple(fc.constant(town), fc.shuffledSubarray(town, { minLength: town.length })));
  fc.assert(
    fc.property(shuffled, size, ([town, other], most) => {
      expect(cutIntoMaps(other, most)).toEqual(cutIntoMaps(town, most));
    }),
    runs(40),
  );
});
