import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roadsOf } from './street-line.ts';

/** A straight street of houses on both sides, thirty metres apart. */
const row = (street: string, count: number, lat: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    street,
    number: from + index,
    lat: lat + (index % 2 === 0 ? 0.0001 : -0.0001),
    lng: 145.9 + Math.floor(index / 2) * 0.0003,
  }));

it('TERR-R9 a street runs between its houses, from the first to the last', () => {
  const [road, ...others] = roadsOf(row('Mount Street', 20, -41.07));
  expect(others).toEqual([]);
  expect(road!.name).toBe('Mount Street');
  const [line, ...parts] = road!.lines;
  expect(parts).toEqual([]);
  for (const [, lat] of line!) expect(Math.abs(lat + 41.07)).toBeLessThan(0.00002);
  expect(line![0]![0]).toBeCloseTo(145.9, 4);
  expect(line!.at(-1)![0]).toBeCloseTo(145.9027, 4);
});

it('TERR-R9 splits distant houses into two parts, and draws no street for a single house', () => {
  const far = [...row('Bay Road', 8, -41.07), ...row('Bay Road', 8, -41.17, 101)];
  expect(roadsOf(far)[0]!.lines).toHaveLength(2);
  expect(roadsOf(row('Lone Street', 1, -41.07))).toEqual([]);
  expect(roadsOf([])).toEqual([]);
});

it('TERR-R9 a line consists of places on the ground, whatever the houses', () => {
  const house = fc.record({
    street: fc.constantFrom('A', 'B'),
    number: fc.nat(300),
    lat: fc.double({ min: -41.1, max: -41, noNaN: true }),
    lng: fc.double({ min: 145.8, max: 146, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(house, { maxLength: 60 }), (houses) => {
      const places = roadsOf(houses).flatMap(({ lines }) => lines.flat());
      for (const [lng, lat] of places) {
        expect(lng >= 145.79 && lng <= 146.01).toBe(true);
        expect(lat >= -41.11 && lat <= -40.99).toBe(true);
      }
    }),
  );
});

const metre = 1 / 111_320;
const house = (number: number, x: number, y: number, street = 'Mount Street') => ({
  street,
  number,
  lat: y * metre,
  lng: x * metre,
});
/** Line of the only street, in whole metres; adding 0 turns a negative zero into zero. */
const lineOf = (...houses: ReturnType<typeof house>[]) =>
  roadsOf(houses)[0]?.lines.map((line) =>
    line.map(([lng, lat]) => [Math.round(lng / metre) + 0, Math.round(lat / metre) + 0]),
  );

it('TERR-R9 follows the longer side by number, halfway to a near house on the other side', () => {
  const longer = [house(5, 100, 0), house(1, 0, 0), house(3, 50, 0)];
  expect(lineOf(...longer)).toEqual([
    [
      [0, 0],
      [50, 0],
      [100, 0],
    ],
  ]);
  expect(lineOf(...longer, house(2, 0, 20), house(4, 100, 40))).toEqual([
    [
      [0, 10],
      [42, 13],
      [100, 20],
    ],
  ]);
  expect(lineOf(house(2, 0, 0), house(4, 90, 0), house(1, 0, 20))).toEqual([
    [
      [0, 10],
      [90, 0],
    ],
  ]);
});

it('TERR-R9 pairs houses across at most sixty metres', () => {
  const facing = (y: number) => lineOf(house(1, 0, 0), house(3, 100, 0), house(2, 0, y));
  expect(facing(59.9)![0]![0]).toEqual([0, 30]);
  expect(facing(60.1)![0]![0]).toEqual([0, 0]);
});

it('TERR-R9 a street continues over a gap of 140 metres, and houses at one spot are one point', () => {
  const gaps = (x: number) =>
    lineOf(house(1, 0, 0), house(3, 50, 0), house(5, 50 + x, 0), house(7, 100 + x, 0));
  expect(gaps(139)).toHaveLength(1);
  expect(gaps(141)).toEqual([
    [
      [0, 0],
      [50, 0],
    ],
    [
      [191, 0],
      [241, 0],
    ],
  ]);
  expect(lineOf(house(1, 0, 0), house(3, 3, 0))).toBeUndefined();
  expect(lineOf(house(1, 0, 0), house(3, 5, 0))).toEqual([
    [
      [0, 0],
      [5, 0],
    ],
  ]);
});

it('TERR-R9 smooths every point between its neighbours, except the ends', () => {
  expect(
    lineOf(house(1, 0, 0), house(3, 30, 30), house(5, 60, 0), house(7, 90, 30), house(9, 120, 0)),
  ).toEqual([
    [
      [0, 0],
      [30, 10],
      [60, 20],
      [90, 10],
      [120, 0],
    ],
  ]);
});

it('TERR-R9 measures lengths on the ground far from the equator, and sorts streets by name', () => {
  const north = (number: number, x: number, street: string) => ({
    street,
    number,
    lat: 60,
    lng: 10 + 2 * x * metre,
  });
  const roads = roadsOf([
    ...['Zoe Street', 'Ash Street', 'ash lane'].flatMap((name) => [north(1, 0, name), north(3, 139, name)]),
    ...[north(1, 0, 'Far Street'), north(3, 141, 'Far Street')],
  ]);
  expect(roads.map(({ name }) => name)).toEqual(['ash lane', 'Ash Street', 'Zoe Street']);
});
