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

it('TERR-R9 houses far apart are two parts, a single house is no street', () => {
  const far = [...row('Bay Road', 8, -41.07), ...row('Bay Road', 8, -41.17, 101)];
  expect(roadsOf(far)[0]!.lines).toHaveLength(2);
  expect(roadsOf(row('Lone Street', 1, -41.07))).toEqual([]);
  expect(roadsOf([])).toEqual([]);
});

it('TERR-R9 whatever the houses, a line is made of places on the ground', () => {
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
