/** The order of the maps of a list, and of the addresses on each map. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metres, planeAround, type Spot } from './cut/plane.ts';
import { type CutAddress, cutIntoMaps } from './cut-into-maps.ts';

const address = (street: string, house: string, suffix: string | null, unit: string | null): CutAddress => ({
  street,
  house,
  suffix,
  unit,
  lat: -41,
  lng: 145,
});
const written = ({ street, house, suffix, unit, lat, lng }: CutAddress): string =>
  `${unit ? `${unit}/` : ''}${house}${suffix ?? ''} ${street} ${lat} ${lng}`;

it('ADDR-R30 sorts the addresses of a map by street, number, suffix and unit, numerically', () => {
  const sorted = [
    address('a Street', '9', null, null),
    address('A Street', '10', null, null),
    address('A Street', '10', null, '2'),
    address('A Street', '10', null, '10'),
    address('A Street', '10', 'A', null),
    address('A Street', '10', 'B', null),
    address('B Street', '1', null, 'A'),
    address('B Street', '1', null, 'B'),
    address('B Street', '1', null, 'C'),
    { ...address('C Street', '1', null, null), lat: -41.001 },
    { ...address('C Street', '1', null, null), lng: 144.999 },
    address('C Street', '1', null, null),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
      const maps = cutIntoMaps(shuffled, 100);
      expect(maps.map(({ addresses }) => addresses.map(written))).toEqual([sorted.map(written)]);
    }),
  );
});

it('returns no maps for no addresses', () => {
  expect(cutIntoMaps([], 40)).toEqual([]);
});

/** Villages of `houses` houses each, 20 m apart, too far from each other to be joined. */
const villages = (places: readonly { lat: number; lng: number }[], houses: number): CutAddress[] =>
  places.flatMap(({ lat, lng }, village) =>
    Array.from({ length: houses }, (_, house) => ({
      ...address(`Street ${village}`, String(house + 1), null, null),
      lat: lat + house * 0.0002,
      lng,
    })),
  );

it('ADDR-R30 starts with the north-westernmost map and continues with the nearest remaining one', () => {
  const place = fc.record({
    lat: fc.integer({ min: 0, max: 9 }).map((row) => -41 + row * 0.05),
    lng: fc.integer({ min: 0, max: 9 }).map((column) => 145 + column * 0.07),
  });
  const places = fc.uniqueArray(place, {
    minLength: 2,
    maxLength: 9,
    selector: ({ lat, lng }) => `${lat}|${lng}`,
  });
  fc.assert(
    fc.property(places, (some) => {
      const plane = planeAround([{ lat: -40.75, lng: 145.3 }]);
      const spots = cutIntoMaps(villages(some, 5), 5).map(({ addresses }): Spot => {
        const mean = (of: (one: CutAddress) => number): number =>
          addresses.reduce((sum, one) => sum + of(one), 0) / addresses.length;
        return plane.toSpot({ lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) });
      });
      expect(spots).toHaveLength(some.length);
      // The projection has another origin there, so the order of two maps at nearly the same distance may
      // differ.
      const slack = 800;
      for (const other of spots) expect(spots[0]!.x - spots[0]!.y).toBeLessThan(other.x - other.y + slack);
      for (const [index, spot] of spots.slice(0, -1).entries())
        for (const later of spots.slice(index + 1))
          expect(metres(spot, spots[index + 1]!)).toBeLessThan(metres(spot, later) + slack);
    }),
  );
});

it('ADDR-R30 numbers the maps of a row of streets along that row', () => {
  const row = villages(
    Array.from({ length: 6 }, (_, index) => ({ lat: -41, lng: 145 + ((index * 5) % 6) * 0.1 })),
    6,
  );
  const west = cutIntoMaps(row, 6).map(({ addresses }) => addresses[0]!.lng);
  expect(west).toEqual(west.toSorted((a, b) => a - b));
});

it('ADDR-R30 makes a map of a third of the usual number of houses, but not of fewer', () => {
  const two = [
    { lat: -41, lng: 145 },
    { lat: -41, lng: 146 },
  ];
  const sizes = (houses: number): number[] => {
    const [large, small] = two;
    const town = [
      ...villages([large!], 30),
      ...villages([small!], houses).map((one) => ({ ...one, street: 'Far' })),
    ];
    return cutIntoMaps(town, 30).map(({ addresses }) => addresses.length);
  };
  expect(sizes(10)).toEqual([30, 10]);
  expect(sizes(9)).toEqual([39]);
});
