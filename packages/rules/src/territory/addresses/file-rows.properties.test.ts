/** Cells of an address file: spaces, limits and refusal reasons. */
import { expect, it } from 'vitest';
import { isLost } from '../territory-import/problem.ts';
import { type FileColumns, findColumns } from './address-columns.ts';
import { readNumbers, readPlace } from './address-file.ts';
import { readHouse, readHouses, refusedField, takesSuffix } from './house.ts';
import { noMarkColumns, readPlainRow as readRow, unmarked } from './testing/plain-lines.ts';
import { combineDoors, readUnits } from './unit.ts';

type PlaceColumn = Exclude<keyof FileColumns, keyof typeof noMarkColumns>;

const columns: Record<PlaceColumn, number> = {
  house: 0,
  street: 1,
  latitude: 2,
  longitude: 3,
  unit: 4,
  suburb: 5,
  postcode: 6,
};
const row = (cells: Partial<Record<PlaceColumn, string>>): string[] => {
  const all = {
    house: '12',
    street: 'Mount Street',
    latitude: '-41',
    longitude: '145',
    unit: '',
    suburb: '',
    postcode: '',
  };
  return Object.values({ ...all, ...cells });
};
const read = (cells: Partial<Record<PlaceColumn, string>>) => {
  const address = readRow(row(cells), columns);
  return address.allowed ? address.value : address.reason;
};

it('recognises every usual heading of a column', () => {
  const headings: Record<PlaceColumn, string[]> = {
    house: ['House number', 'House no.', 'House', 'Number', 'Street number', 'No', 'addr:housenumber'],
    street: ['Street name', 'Street', 'Road', 'Road name', 'addr:street'],
    latitude: ['Latitude', 'Lat'],
    longitude: ['Longitude', 'Lng', 'Lon', 'Long'],
    unit: ['Unit', 'Flat', 'Apartment', 'Apartment number', 'Unit number', 'addr:unit'],
    suburb: [
      'Suburb',
      'Suburb name',
      'Locality',
      'Locality name',
      'Town',
      'City',
      'addr:suburb',
      'addr:city',
    ],
    postcode: ['Postcode', 'Postal code', 'ZIP', 'ZIP code', 'addr:postcode'],
  };
  for (const [field, names] of Object.entries(headings))
    for (const name of names) {
      const all = {
        ...Object.fromEntries(Object.entries(headings).map(([key, [first]]) => [key, first!])),
        [field]: name,
      };
      expect([name, findColumns(Object.values(all))]).toEqual([name, { ...columns, ...noMarkColumns }]);
    }
});

it('refuses a file without a required column, and reads one without the optional ones', () => {
  const needed = ['House', 'Street', 'Lat', 'Lng'];
  for (const missing of needed) expect(findColumns(needed.filter((name) => name !== missing))).toBeNull();
  expect(findColumns(needed)).toEqual({
    ...columns,
    ...noMarkColumns,
    unit: null,
    suburb: null,
    postcode: null,
  });
});

it('trims cells, removes zero bytes, folds spaces in names, and cuts all cells to their maximum length', () => {
  expect(
    read({
      house: ' 3 / 12 b ',
      street: ' Mount \t  Street\0 ',
      unit: 'x',
      suburb: ' New   Town ',
      postcode: ' 7320 ',
      latitude: ' -41.5 ',
      longitude: ' 145.25 ',
    }),
  ).toEqual({
    house: '12',
    suffix: 'B',
    unit: '3',
    street: 'Mount Street',
    suburb: 'New Town',
    postcode: '7320',
    lat: -41.5,
    lng: 145.25,
    ...unmarked,
  });
  const long = 'x'.repeat(300);
  expect(read({ street: long, unit: long, suburb: long, postcode: long })).toMatchObject({
    street: 'x'.repeat(190),
    unit: 'X'.repeat(25),
    suburb: 'x'.repeat(60),
    postcode: 'x'.repeat(10),
  });
  expect(read({})).toMatchObject({ unit: null, suburb: null, postcode: null });
  expect(readRow(['12'], columns)).toEqual({ allowed: false, reason: 'street-missing' });
});

it('TERR-R14.2 reports a refused row as a line that is not imported', () => {
  const faults = [{ house: '' }, { street: '' }, { latitude: '91' }].map(read);
  expect(faults.map((reason) => typeof reason === 'string' && isLost(reason))).toEqual([true, true, true]);
});

it('refuses a row with its first fault as the reason', () => {
  expect(read({ house: ' ', street: '' })).toBe('house-missing');
  expect(read({ street: ' ', latitude: '' })).toBe('street-missing');
  expect(read({ latitude: '91', house: 'x' })).toBe('place-wrong');
  expect(read({ longitude: '181' })).toBe('place-wrong');
  expect(read({ longitude: ' ' })).toBe('place-wrong');
  expect([readPlace('', '0'), readPlace('0', ''), readPlace('x', '0'), readPlace('0', 'x')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([readPlace('90', '180'), readPlace('-90', '-180')]).toEqual([
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
  ]);
});

it.each([
  ['12', '12'],
  [' 12 a ', '12A'],
  ['8-10', '8-10'],
  ['8 - 10', '8-10'],
  ['3/31', '3/31'],
  ['3 / 31B', '3/31B'],
  ['shop1/31', 'SHOP1/31'],
  ['3b/8-10', '3B/8-10'],
  ['10-8', '10~10-8'],
  ['8a-10', '8A-10'],
  ['toolong1/3', '1~toolong1/3'],
  ['3/', '3~3/'],
  ['12ab', '12ab'],
  ['x12', '12~x12'],
  ['0', '0~0'],
  ['Lot', '0~Lot'],
  ['123456', '123456~123456'],
  ['12-', '12~12-'],
  ['12 14', '12~12 14'],
])('ADDR-R15 reads the house "%s" of a file as %s', (text, expected) => {
  const { house, suffix, unit } = readNumbers(text, 'range', () => undefined);
  expect(`${unit ? `${unit}/` : ''}${house}${suffix ?? ''}`).toBe(expected);
});

it('ADDR-R15 shows a refusal below the field it concerns', () => {
  expect(
    (['house-not-numeric', 'one-house', 'suffix-unreadable', 'house-reversed'] as const).map(refusedField),
  ).toEqual(['house', 'house', 'suffix', 'suffix']);
});

const single = (house: string, suffix: string | null) => {
  const one = readHouse(house, suffix);
  return one.allowed ? `${one.value.house}${one.value.suffix ?? ''}` : one.reason;
};

it('ADDR-R15 accepts one number for one house, and reads its suffix without spaces', () => {
  for (const house of ['1,2', '1 - 2', '1+2', '1 2', '1  ,  2'])
    expect([house, single(house, null)]).toEqual([house, 'one-house']);
  expect([single('8', ' - 10 '), single('8', ' b '), single('8', ' '), single('8', '')]).toEqual([
    '8-10',
    '8B',
    '8',
    '8',
  ]);
  expect([single('8', '--10'), single('8', '10-'), single('8', '1-0'), single('8', 'b1')]).toEqual(
    new Array(4).fill('suffix-unreadable'),
  );
  expect([single('8', '9'), single('8', '-9'), single('99999', null), single('100000', null)]).toEqual([
    '8-9',
    '8-9',
    '99999',
    'house-not-numeric',
  ]);
});

it('ADDR-R7 ADDR-R22 limits entries to five hundred rows, and refuses unfinished ones', () => {
  const reasonOf = (entry: string) => {
    const houses = readHouses(entry);
    return houses.allowed ? houses.value.length : houses.reason;
  };
  expect([reasonOf('1-500'), reasonOf('1-501'), reasonOf('1+999'), reasonOf('1+1001')]).toEqual([
    500,
    'too-many-houses',
    500,
    'too-many-houses',
  ]);
  expect([reasonOf('1-250,251-500'), reasonOf('1-250,251-501'), reasonOf('1-300,100-500')]).toEqual([
    500,
    'too-many-houses',
    500,
  ]);
  for (const entry of ['', '1,', ',1', '1-', '-1', '1-2-3', '1--2', '1+2-3', 'a', '1a', '1.5'])
    expect([entry, reasonOf(entry)]).toEqual([entry, 'house-unreadable']);
  expect([reasonOf('5-5'), reasonOf('5-4')]).toEqual([1, 'house-reversed']);
  expect([reasonOf('1\t-\t3'), reasonOf(' 7 ')]).toEqual([3, 1]);
});

it('ADDR-R9 accepts a suffix with a single house only', () => {
  expect(['1', '1-2', '1+2', '1,2'].map(takesSuffix)).toEqual([true, false, false, false]);
});

it('ADDR-R10 expands unit ranges, stores names as typed, and refuses unreadable units', () => {
  const units = (entry: string | null) => {
    const list = readUnits(entry);
    return list.allowed ? list.value : list.reason;
  };
  expect(units('a')).toEqual(['A']);
  expect(units('shop')).toEqual(['shop']);
  expect(units('1a')).toEqual(['1a']);
  expect(units('ab')).toEqual(['ab']);
  expect(units(' 2 - 4 , b ')).toEqual(['2', '3', '4', 'B']);
  expect(units('3-3')).toEqual(['3']);
  expect(units('x1-3')).toEqual(['x1-3']);
  expect(units('1-3x')).toEqual(['1-3x']);
  expect(units('1,1-2')).toEqual(['1', '2']);
  expect(units('1'.repeat(25))).toEqual(['1'.repeat(25)]);
  expect(units(',')).toBe('unit-unreadable');
  expect(units('4-3')).toBe('unit-unreadable');
  expect(units('1 2')).toBe('numbers-apart');
});

it('ADDR-R22 returns every door with its house, suffix and unit', () => {
  expect(combineDoors(['1', '3'], 'A', ['x', null])).toEqual({
    allowed: true,
    value: [
      { house: '1', suffix: 'A', unit: 'x' },
      { house: '1', suffix: 'A', unit: null },
      { house: '3', suffix: 'A', unit: 'x' },
      { house: '3', suffix: 'A', unit: null },
    ],
  });
});
