import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findColumns } from './address-columns.ts';
import { doorKey } from './address-file.ts';
import { addressText } from './address-text.ts';
import { noMarkColumns, readPlainRow as readRow } from './testing/plain-lines.ts';

const headings = {
  house: fc.constantFrom('House number', 'HOUSE NO.', 'number', 'addr:housenumber', '\uFEFFhouse_number'),
  street: fc.constantFrom('Street name', 'STREET', 'addr:street', 'Road'),
  latitude: fc.constantFrom('Latitude', 'lat', 'LAT'),
  longitude: fc.constantFrom('Longitude', 'lng', 'Lon'),
  unit: fc.constantFrom('Unit', 'flat', 'addr:unit'),
  suburb: fc.constantFrom('Suburb', 'addr:city', 'LOCALITY'),
  postcode: fc.constantFrom('Postal code', 'postcode'),
  other: fc.constantFrom('Country', 'id'),
};

it('finds columns in any order, by any of their usual names', () => {
  const heading = fc.record(headings);
  const places = fc.shuffledSubarray(Object.keys(headings) as (keyof typeof headings)[], { minLength: 8 });
  fc.assert(
    fc.property(heading, places, (names, order) => {
      const found = findColumns(order.map((field) => names[field]));
      expect(found).toEqual({
        house: order.indexOf('house'),
        street: order.indexOf('street'),
        latitude: order.indexOf('latitude'),
        longitude: order.indexOf('longitude'),
        unit: order.indexOf('unit'),
        suburb: order.indexOf('suburb'),
        postcode: order.indexOf('postcode'),
        ...noMarkColumns,
      });
    }),
  );
});

const columns = { house: 0, street: 1, latitude: 2, longitude: 3, unit: null, suburb: null, postcode: null };
const letter = fc.constantFrom('', 'a', 'B', 'z');
const unit = fc.constantFrom('', '3/', '12/', 'b/');

it('ADDR-R15 reads a house number exactly as written, and writes the same text', () => {
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 99_999 }), letter, (flat, house, suffix) => {
      const read = readRow([` ${flat}${house}${suffix} `, 'Mount  Street', '-41.05', '145.9'], columns);
      if (!read.allowed) throw new Error(read.reason);
      expect(addressText(read.value)).toBe(`${`${flat}${house}${suffix}`.toUpperCase()} Mount Street`);
      expect(read.value).toMatchObject({ lat: -41.05, lng: 145.9 });
    }),
  );
});

it('ADDR-R15 ADDR-R22 stores the end of a range as a suffix, and a descending range as written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (from, to) => {
      const read = readRow([`${from}-${to}`, 'Mount Street', '-41', '145'], columns);
      const suffix = from < to ? `-${to}` : `~${from}-${to}`;
      expect(read).toMatchObject({ value: { house: String(from), suffix } });
    }),
  );
});

it('refuses a place outside the coordinate range, and a place with one coordinate', () => {
  const off = fc.constantFrom('', ' ', '91', '-90.1', 'north', 'NaN', '1e9', 'Infinity');
  fc.assert(
    fc.property(off, (latitude) => {
      const read = readRow(['1', 'Mount Street', latitude, '145'], columns);
      expect(read).toEqual({ allowed: false, reason: 'place-wrong' });
    }),
  );
});

it('the key of a door ignores the case of its street and differs from that of any other door', () => {
  const door = (house: string, street: string) => {
    const read = readRow([house, street, '-41', '145'], columns);
    return read.allowed ? doorKey(read.value) : read.reason;
  };
  expect(door('12a', 'Mount Street')).toBe(door('12A', 'MOUNT STREET'));
  const written = ['12', '12a', '12-14', '2/12', '2/12a', '212', '1/2'];
  expect(new Set(written.map((house) => door(house, 'Mount Street'))).size).toBe(written.length);
});

it('accepts coordinates of the poles and of the date line', () => {
  expect(readRow(['1', 'Mount Street', '-90', '180'], columns).allowed).toBe(true);
  expect(readRow(['1', 'Mount Street', '90', '-180'], columns).allowed).toBe(true);
  expect(readRow(['1', 'Mount Street', '90', '180.001'], columns).allowed).toBe(false);
});

it('TERR-R33 matches columns of an address list by hand if their headings are unknown', () => {
  const headings = ['Дом', 'Улица', 'Lat', 'Lng', 'Unit'];
  const matched = [
    { column: 'Дом', field: 'house' },
    { column: 'Улица', field: 'street' },
    { column: 'Unit', field: null },
  ] as const;
  expect(findColumns(headings)).toBeNull();
  expect(findColumns(headings, matched)).toEqual({
    house: 0,
    street: 1,
    latitude: 2,
    longitude: 3,
    unit: null,
    suburb: null,
    postcode: null,
    ...noMarkColumns,
  });
});
