import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHouse, readHouses } from './house.ts';
import { readUnits } from './unit.ts';

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

it('ADDR-R8 expands a list of numbers and ranges to distinct houses in the order typed', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const read = readHouses(parts.map(({ text }) => text).join(' , '));
      const expected = [...new Set(parts.flatMap(({ houses }) => houses))].map(String);
      expect(read).toEqual({ allowed: true, value: expected });
    }),
  );
});

it('ADDR-R7 refuses zero as a house, alone and as an end of a range', () => {
  for (const entry of ['0', '0-5', '0+4', '000', '1,0', '100000', '1-100000'])
    expect(readHouses(entry)).toEqual({ allowed: false, reason: 'house-unreadable' });
});

it('ADDR-R43 refuses two numbers separated by a space, and never reads them as one number', () => {
  const gap = fc.stringMatching(/^[ \t]{1,3}$/);
  fc.assert(
    fc.property(number, gap, number, (first, space, second) => {
      const entry = `${first}${space}${second}`;
      for (const written of [entry, `${entry}-500`, `1,${entry}`])
        expect(readHouses(written)).toEqual({ allowed: false, reason: 'numbers-apart' });
      expect(readUnits(entry)).toEqual({ allowed: false, reason: 'numbers-apart' });
      expect(readHouse(entry, null)).toEqual({ allowed: false, reason: 'one-house' });
      expect(readHouse('3', entry)).toEqual({ allowed: false, reason: 'suffix-unreadable' });
    }),
  );
  expect(readHouses('10, 12 - 14')).toEqual({ allowed: true, value: ['10', '12', '13', '14'] });
});
