import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostRows } from './house.ts';
import { combineDoors, isOneOf, readUnits } from './unit.ts';

const unit = fc.oneof(
  fc.nat(999).map(String),
  fc.tuple(fc.nat(200), fc.nat(20)).map(([from, more]) => `${from}-${from + more}`),
  fc.stringMatching(/^[a-zA-Z]\d?$/),
);

it('ADDR-R10 a list of units names each once, ignoring case', () => {
  expect(readUnits('a,A,3b,3B')).toEqual({ allowed: true, value: ['A', '3b'] });
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 4 }), (parts) => {
      const read = readUnits(parts.join(','));
      expect(read.allowed).toBe(parts.join(',').length <= 25);
      if (!read.allowed) return;
      const large = read.value.map((name) => name!.toUpperCase());
      expect(new Set(large).size).toBe(large.length);
      for (const part of parts) {
        const [from, to] = part.split('-');
        expect(large).toContain(from!.toUpperCase());
        if (to) expect(large).toContain(to);
      }
      const spaced = parts.join(' , ');
      if (spaced.length <= 25) expect(readUnits(spaced)).toEqual(read);
    }),
  );
});

it('ADDR-R22 every unit of every house is one door, up to 500', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (houses, units) => {
      const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
      const doors = combineDoors(numbers(houses), null, numbers(units));
      expect(doors.allowed).toBe(houses * units <= mostRows);
      if (!doors.allowed) return;
      const written = doors.value.map((door) => `${door.unit}/${door.house}`);
      expect(new Set(written).size).toBe(houses * units);
    }),
  );
});

it('ADDR-R22 accepts five hundred units, and refuses a vast range without expanding it', () => {
  expect(readUnits('1-500')).toMatchObject({ allowed: true, value: { length: mostRows } });
  expect(readUnits('1-501')).toEqual({ allowed: false, reason: 'too-many-houses' });
  expect(readUnits('1-500,A')).toEqual({ allowed: false, reason: 'too-many-houses' });
  expect(readUnits('1-99999999999')).toEqual({ allowed: false, reason: 'too-many-houses' });
});

it('ADDR-R35 a door belongs to an entry only with the same house, suffix and unit', () => {
  const entry = { house: '40', suffix: 'A', unit: '1,4,10-15,b' };
  const door = (change: object) => isOneOf(entry, { house: '40', suffix: 'A', unit: '12', ...change });
  expect([door({}), door({ unit: '4' }), door({ unit: 'B' })]).toEqual([true, true, true]);
  expect([door({ unit: '5' }), door({ unit: null }), door({ house: '41' }), door({ suffix: null })]).toEqual([
    ...[false, false, false, false],
  ]);
  expect(isOneOf({ ...entry, unit: null }, { ...entry, unit: null })).toBe(true);
});
