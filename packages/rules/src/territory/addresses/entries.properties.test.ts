/** Parsing of entries for house, suffix and unit. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldToClear } from './clear-after-adding.ts';
import { readHouse, readHouses, takesSuffix } from './house.ts';
import { combineDoors, readUnits } from './unit.ts';

const houses = (entry: string) => {
  const read = readHouses(entry);
  return read.allowed ? read.value : read.reason;
};
const number = fc.integer({ min: 1, max: 400 });

it('ADDR-R8 reads 10,12 as two houses, 10-13 as four, 10+14 as every second number', () => {
  expect(houses('10,12')).toEqual(['10', '12']);
  expect(houses('10-13')).toEqual(['10', '11', '12', '13']);
  expect(houses('10+14')).toEqual(['10', '12', '14']);
  expect(houses('1, 3-5, 8+12')).toEqual(['1', '3', '4', '5', '8', '10', '12']);
});

it('ADDR-R8 a range contains each number from first to last once, and with plus every second one', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 90 }), fc.constantFrom('-', '+'), (from, length, sign) => {
      const read = houses(`${from}${sign}${from + length}`);
      const step = sign === '+' ? 2 : 1;
      expect(read).toHaveLength(Math.floor(length / step) + 1);
      expect(new Set(read).size).toBe(read.length);
      for (const house of read as string[]) expect((Number(house) - from) % step).toBe(0);
    }),
  );
});

it('ADDR-R7 refuses any character but digits, hyphen, plus and comma, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (entry) => {
      const read = readHouses(entry);
      if (/[^\d,+\-\s]/.test(entry)) expect(read.allowed).toBe(false);
      if (read.allowed) expect(read.value.length).toBeGreaterThan(0);
    }),
  );
});

it('ADDR-R7 refuses other characters before, after and between the numbers of an entry', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  for (const character of [...printable, '–', '½', '٫', '一'])
    if (!/[\d,+\- ]/.test(character))
      for (const entry of [`10${character}12`, `${character}10`, `10${character}`])
        expect([entry, houses(entry)]).toEqual([entry, 'house-unreadable']);
});

it('ADDR-R22 refuses a reversed range, and limits one entry to 500 rows including units', () => {
  expect(houses('14-10')).toBe('house-reversed');
  expect(houses('1-501')).toBe('too-many-houses');
  expect(houses('1-300,400-700')).toBe('too-many-houses');
  const list = Array.from({ length: 26 }, (_, index) => String(index));
  expect(combineDoors(list, null, list.slice(0, 20)).allowed).toBe(false);
  expect(combineDoors(list.slice(0, 25), null, list.slice(0, 20)).allowed).toBe(true);
});

it('ADDR-R9 shows the suffix only for a single house', () => {
  expect(['10', '10,12', '10-12', '10+12', ''].map(takesSuffix)).toEqual([true, false, false, false, true]);
});

it('ADDR-R15 accepts a numeric house with a letter or the end of a range as suffix', () => {
  const read = (house: string, suffix: string | null) => {
    const single = readHouse(house, suffix);
    return single.allowed ? `${single.value.house}${single.value.suffix ?? ''}` : single.reason;
  };
  expect(read('12', null)).toBe('12');
  expect(read(' 012 ', 'b')).toBe('12B');
  expect(read('8', '10')).toBe('8-10');
  expect(read('8', '-10')).toBe('8-10');
  expect(read('10', '8')).toBe('house-reversed');
  expect(read('8', '8')).toBe('house-reversed');
  expect(read('8a', null)).toBe('house-not-numeric');
  expect(read('0', null)).toBe('house-not-numeric');
  expect(read('8', 'bis')).toBe('8bis');
  expect(read('8', 'a1')).toBe('suffix-unreadable');
});

it('ADDR-R10 accepts one unit, a list or ranges, of at most 25 characters', () => {
  const read = (entry: string | null) => {
    const units = readUnits(entry);
    return units.allowed ? units.value : units.reason;
  };
  expect(read(null)).toEqual([null]);
  expect(read('  ')).toEqual([null]);
  expect(read('1,4,10-15')).toEqual(['1', '4', '10', '11', '12', '13', '14', '15']);
  expect(read('Shop 2')).toEqual(['Shop 2']);
  expect(read('15-10')).toBe('unit-unreadable');
  expect(read('1,,2')).toBe('unit-unreadable');
  expect(read('1'.repeat(26))).toBe('unit-too-long');
  fc.assert(fc.property(fc.string(), (entry) => typeof readUnits(entry).allowed === 'boolean'));
});

it('ADDR-R6 clears the unit after three seconds, else the suffix, else the house', () => {
  expect(fieldToClear({ unit: '3', suffix: 'A' })).toBe('unit');
  expect(fieldToClear({ unit: ' ', suffix: 'A' })).toBe('suffix');
  expect(fieldToClear({ unit: '', suffix: '' })).toBe('house');
});
