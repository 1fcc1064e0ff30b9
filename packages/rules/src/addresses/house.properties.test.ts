import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHouses } from './house.ts';

const number = fc.integer({ min: 1, max: 400 });
const sign = fc.constantFrom('-', '+');
const part = fc.oneof(
  number.map((house) => ({ text: String(house), houses: [house] })),
  fc.tuple(number, fc.nat(30), sign).map(([from, more, step]) => ({
    text: `${from}${step}${from + more}`,
    houses: Array.from({ length: more + 1 }, (_, index) => from + index).filter(
      (house) => step === '-' || (house - from) % 2 === 0,
    ),
  })),
);

it('ADDR-R8 a list of numbers and ranges names what its parts name, each once, in the order typed', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const read = readHouses(parts.map(({ text }) => text).join(' , '));
      const expected = [...new Set(parts.flatMap(({ houses }) => houses))].map(String);
      expect(read).toEqual({ allowed: true, value: expected });
    }),
  );
});

it('ADDR-R7 zero is no house, neither alone nor as an end', () => {
  for (const entry of ['0', '0-5', '0+4', '000', '1,0', '100000', '1-100000'])
    expect(readHouses(entry)).toEqual({ allowed: false, reason: 'house-unreadable' });
});
