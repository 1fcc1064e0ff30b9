import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unmarked } from '../testing/plain-lines.ts';
import { type FileLine, takeLines } from './take-lines.ts';

interface Door {
  street?: string;
  house?: string;
  suffix?: string | null;
  unit?: string | null;
  lat?: number;
}

const lineOf = (line: number, { street, house, suffix, unit, lat }: Door): FileLine => ({
  line,
  text: `line ${line}`,
  address: {
    street: street ?? 'Mount Street',
    house: house ?? '1',
    suffix: suffix ?? null,
    unit: unit ?? null,
    suburb: null,
    postcode: null,
    lat: lat ?? -41,
    lng: 145,
    ...unmarked,
  },
});
const lines = (...doors: Door[]): FileLine[] => doors.map((door, index) => lineOf(index + 1, door));
const taken = (file: FileLine[], choice: 'units' | 'once') => {
  const { addresses, duplicates, sameNumber } = takeLines(file, choice);
  return {
    units: addresses.map(({ line, unit, isCounted }) => `${line}:${unit ?? '-'}${isCounted ? '*' : ''}`),
    duplicates: duplicates.map(({ line }) => line),
    sameNumber,
  };
};
const none = { houses: 0, lines: 0 };

it('ADDR-R28 imports lines of one house without a unit as units counted from 1, or as one address', () => {
  const file = lines({}, { house: '2' }, {}, { street: 'MOUNT ST.' });
  const sameNumber = { houses: 1, lines: 3 };
  expect(taken(file, 'units')).toEqual({
    units: ['1:1*', '3:2*', '4:3*', '2:-'],
    duplicates: [],
    sameNumber,
  });
  expect(taken(file, 'once')).toEqual({ units: ['1:-', '2:-'], duplicates: [], sameNumber });
});

it('ADDR-R28 does not count units that the file names', () => {
  const file = lines({ unit: '2' }, {}, {}, { unit: '1' }, {}, { unit: '9', house: '3' });
  expect(taken(file, 'units').units).toEqual(['1:2', '2:3*', '3:4*', '5:5*', '4:1', '6:9']);
});

it('ADDR-R28 reports lines that repeat a unit as duplicates, in file order', () => {
  const file = lines({ unit: '1' }, { unit: '2' }, { unit: '2' }, { unit: '1' }, { unit: '1', suffix: 'A' });
  for (const choice of ['units', 'once'] as const)
    expect(taken(file, choice)).toEqual({
      units: ['1:1', '2:2', '5:1'],
      duplicates: [3, 4],
      sameNumber: none,
    });
});

it('ADDR-R28 distinguishes doors by house, suffix and street, and by streets of one name a kilometre apart', () => {
  const file = lines(
    {},
    { suffix: 'A' },
    { house: '2' },
    { street: 'View Road' },
    { lat: -41.02 },
    { lat: -41.0001 },
  );
  expect(taken(file, 'units')).toEqual({
    units: ['1:1*', '6:2*', '2:-', '3:-', '4:-', '5:-'],
    duplicates: [],
    sameNumber: { houses: 1, lines: 2 },
  });
  const far = lines({}, { lat: -41.02 }, {}, { lat: -41.02 }, { lat: -41.02 });
  expect(taken(far, 'units').units).toEqual(['1:1*', '3:2*', '2:1*', '4:2*', '5:3*']);
});

it('ADDR-R28 every line becomes an address, a duplicate, or part of a merged house, and addresses retain their line', () => {
  const door = fc.record({
    house: fc.constantFrom('1', '2'),
    unit: fc.constantFrom(null, '1', '2'),
    suffix: fc.constantFrom(null, 'A'),
  });
  fc.assert(
    fc.property(fc.array(door, { maxLength: 14 }), (doors) => {
      const file = lines(...doors);
      const units = takeLines(file, 'units');
      expect([...units.addresses, ...units.duplicates].map(({ line }) => line).sort((a, b) => a - b)).toEqual(
        file.map(({ line }) => line),
      );
      const keys = units.addresses.map(({ house, suffix, unit }) => `${house}${suffix ?? ''}/${unit}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { line, text, isCounted, ...address } of units.addresses) {
        expect(text).toBe(`line ${line}`);
        expect(address).toEqual({
          ...file[line - 1]!.address,
          unit: isCounted ? address.unit : file[line - 1]!.address.unit,
        });
      }
      const once = takeLines(file, 'once');
      expect(once.addresses.some(({ isCounted }) => isCounted)).toBe(false);
      expect(once.sameNumber).toEqual(units.sameNumber);
      const { houses, lines: several } = once.sameNumber;
      expect(once.addresses.length + once.duplicates.length).toBe(file.length - several + houses);
    }),
  );
});
