import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metres } from './plane.ts';
import { cutStreets, type LocatedAddress, longestStep } from './street-pieces.ts';

interface House {
  street: string;
  number: number;
}

const stand = (street: string, number: number, x: number, y: number): LocatedAddress<House> => ({
  address: { street, number },
  spot: { x, y },
});
/** Houses in a row, `step` metres apart, from west to east. */
const row = (houses: number, step: number, street = 'Mount Street'): LocatedAddress<House>[] =>
  Array.from({ length: houses }, (_, index) => stand(street, index, index * step, 0));
const numbersOf = (pieces: { houses: LocatedAddress<House>[] }[]): number[][] =>
  pieces.map(({ houses }) => houses.map(({ address }) => address.number));

const town = fc.array(
  fc.record({
    street: fc.constantFrom('A Street', 'a street', 'B Street'),
    x: fc.integer({ min: 0, max: 1500 }),
    y: fc.integer({ min: 0, max: 1500 }),
  }),
  { maxLength: 80 },
);

it('ADDR-R30 puts every house in one small piece of its street, with consecutive houses near each other', () => {
  fc.assert(
    fc.property(town, fc.integer({ min: 1, max: 12 }), (houses, most) => {
      const standing = houses.map(({ street, x, y }, index) => stand(street, index, x, y));
      const pieces = cutStreets(standing, most);
      const numbers = numbersOf(pieces).flat();
      expect(numbers.toSorted((a, b) => a - b)).toEqual(standing.map((_, index) => index));
      for (const { street, houses: own, spot } of pieces) {
        expect(own.length).toBeGreaterThan(0);
        expect(own.length).toBeLessThanOrEqual(most);
        expect(own.every(({ address }) => address.street.toLowerCase() === street)).toBe(true);
        for (const [index, house] of own.slice(1).entries())
          expect(metres(own[index]!.spot, house.spot)).toBeLessThanOrEqual(longestStep);
        expect(spot.x).toBeCloseTo(own.reduce((sum, one) => sum + one.spot.x, 0) / own.length, 6);
        expect(spot.y).toBeCloseTo(own.reduce((sum, one) => sum + one.spot.y, 0) / own.length, 6);
      }
    }),
  );
});

it('ADDR-R30 walks a street from end to end in even pieces, whatever the order of its houses', () => {
  const shuffled = fc
    .integer({ min: 2, max: 40 })
    .chain((count) => fc.shuffledSubarray(row(count, 20), { minLength: count }));
  fc.assert(
    fc.property(shuffled, fc.integer({ min: 1, max: 12 }), (houses, most) => {
      const pieces = numbersOf(cutStreets(houses, most));
      const walked = pieces.flat();
      const ahead = walked[0] === 0;
      expect(walked).toEqual(houses.map((_, index) => (ahead ? index : houses.length - 1 - index)));
      const sizes = pieces.map(({ length }) => length);
      expect(pieces).toHaveLength(Math.ceil(houses.length / most));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

it('ADDR-R30 starts the walk at the house farthest from the centre and continues to the nearest', () => {
  // Three houses near the centre and one far away: the far one is an end.
  const houses = [stand('A', 0, 0, 0), stand('A', 1, 30, 0), stand('A', 2, 60, 10), stand('A', 3, 200, 0)];
  expect(numbersOf(cutStreets(houses, 10))).toEqual([[3, 2, 1, 0]]);
});

it('ADDR-R30 continues over a step of 200 m, and splits the street at a longer one', () => {
  expect(numbersOf(cutStreets(row(3, 200), 10))).toEqual([[0, 1, 2]]);
  expect(numbersOf(cutStreets(row(3, 200.1), 10))).toEqual([[0], [1], [2]]);
});

it('ADDR-R30 halves a street of more than 400 houses across its longer side before walking it', () => {
  const wide = Array.from({ length: 402 }, (_, index) =>
    stand('A', index, (index % 201) * 10, index < 201 ? 0 : 150),
  );
  const pieces = cutStreets(wide, 500);
  expect(pieces).toHaveLength(2);
  const xs = pieces.map(({ houses }) => houses.map(({ spot }) => spot.x));
  expect(Math.max(...xs[0]!)).toBeLessThanOrEqual(Math.min(...xs[1]!));
  expect(xs.map(({ length }) => length)).toEqual([201, 201]);
  const tall = wide.map(({ address, spot }) => ({ address, spot: { x: spot.y, y: spot.x } }));
  const ys = cutStreets(tall, 500).map(({ houses }) => houses.map(({ spot }) => spot.y));
  expect(Math.max(...ys[0]!)).toBeLessThanOrEqual(Math.min(...ys[1]!));
  expect(cutStreets(wide.slice(0, 400), 500)).toHaveLength(1);
});
