import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHouse, readHouses } from './house.ts';
import { refusedHouse, refusedHouses, refusedUnits } from './typed-entry.ts';
import { readUnits } from './unit.ts';

const number = fc.integer({ min: 1, max: 99_999 });
const range = fc
  .tuple(number, fc.nat(400), fc.constantFrom('-', '+'))
  .map(([from, more, sign]) => `${from}${sign}${Math.min(99_999, from + more)}`);
const houses = fc
  .array(fc.oneof(number.map(String), range), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(','))
  .filter((entry) => readHouses(entry).allowed);
const beginnings = (entry: string): string[] =>
  Array.from({ length: entry.length }, (_, index) => entry.slice(0, index + 1));

it('ADDR-R52 reports nothing about an entry of houses that can still become valid', () => {
  fc.assert(
    fc.property(houses, (entry) => beginnings(entry).every((typed) => refusedHouses(typed, false) === null)),
  );
});

it('ADDR-R52 a message shown while typing remains true whatever is typed next', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123459,+- a~–'), maxLength: 9 });
  fc.assert(
    fc.property(typed, typed, (entry, more) =>
      refusedHouses(entry, false) === null ? true : !readHouses(entry + more).allowed,
    ),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(typed, typed, (entry, more) =>
      refusedUnits(entry, false) === null ? true : !readUnits(entry + more).allowed,
    ),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(typed, typed, typed, (house, suffix, more) => {
      const said = refusedHouse({ house, suffix }, { house: false, suffix: false });
      const wrongHouse = said.house === null || !readHouse(house + more, null).allowed;
      return wrongHouse && (said.suffix === null || !readHouse(house, suffix + more).allowed);
    }),
    { numRuns: 2000 },
  );
});

it('ADDR-R52 a field that lost focus reports the same refusal as saving', () => {
  expect(
    ['', '30-', '30-3', '36-30', '30,', '30,-', '1-9999', '10 12', 'abc'].map((entry) => [
      refusedHouses(entry, false),
      refusedHouses(entry, true),
    ]),
  ).toEqual([
    [null, null],
    [null, 'house-unreadable'],
    [null, 'house-reversed'],
    [null, 'house-reversed'],
    [null, 'house-unreadable'],
    ['house-unreadable', 'house-unreadable'],
    ['too-many-houses', 'too-many-houses'],
    ['numbers-apart', 'numbers-apart'],
    ['house-unreadable', 'house-unreadable'],
  ]);
  expect(
    ['1,', '9-1', '1,,2', ',1', '1 2'].map((entry) => [
      refusedUnits(entry, false),
      refusedUnits(entry, true),
    ]),
  ).toEqual([
    [null, 'unit-unreadable'],
    [null, 'unit-unreadable'],
    ['unit-unreadable', 'unit-unreadable'],
    ['unit-unreadable', 'unit-unreadable'],
    ['numbers-apart', 'numbers-apart'],
  ]);
  const single = (house: string, suffix: string) => [
    refusedHouse({ house, suffix }, { house: false, suffix: false }),
    refusedHouse({ house, suffix }, { house: true, suffix: true }),
  ];
  expect(single('30-', '')).toEqual([
    { house: null, suffix: null },
    { house: 'house-not-numeric', suffix: null },
  ]);
  expect(single('30-3', '')[0]).toEqual({ house: 'one-house', suffix: null });
  expect(single('30', '3')).toEqual([
    { house: null, suffix: null },
    { house: null, suffix: 'house-reversed' },
  ]);
  expect(single('30', 'a1')[0]).toEqual({ house: null, suffix: 'suffix-unreadable' });
});

it('ADDR-R52 reports nothing about a house and suffix that can still become valid', () => {
  const suffix = fc.oneof(
    fc.constantFrom('A', 'b', ''),
    number.map(String),
    number.map((end) => `-${end}`),
  );
  fc.assert(
    fc.property(number, suffix, (house, entry) => {
      fc.pre(readHouse(String(house), entry).allowed);
      return ['', ...beginnings(entry)].every((typed) => {
        const said = refusedHouse({ house: String(house), suffix: typed }, { house: false, suffix: false });
        return said.house === null && said.suffix === null;
      });
    }),
  );
});
