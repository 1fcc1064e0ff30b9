/** Do-not-calls, attempts, address files and how they are cut into maps. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doorKey, type FileAddress, findColumns, readRow } from './address-file.ts';
import { addressText } from './address-text.ts';
import { countAttempt } from './attempts.ts';
import { cutIntoMaps } from './cut-into-maps.ts';
import { isDoNotCall, matchesAny, reviewBefore } from './do-not-call.ts';

const door = { streetId: 1, house: '10', suffix: null, unit: null };
const doNotCall = { streetId: 1, number: 10, suffix: null, unit: null };

it('ADDR-R20 a do-not-call matches its street, number, suffix and unit, and without unit every unit', () => {
  expect(isDoNotCall(door, doNotCall)).toBe(true);
  expect(isDoNotCall({ ...door, unit: '7' }, doNotCall)).toBe(true);
  expect(isDoNotCall({ ...door, unit: 'a' }, { ...doNotCall, unit: 'A' })).toBe(true);
  expect(isDoNotCall(door, { ...doNotCall, unit: 'A' })).toBe(false);
  expect(isDoNotCall({ ...door, suffix: 'A' }, doNotCall)).toBe(false);
  expect(isDoNotCall({ ...door, streetId: 2 }, doNotCall)).toBe(false);
  expect(matchesAny(door, [{ ...doNotCall, number: 11 }, doNotCall])).toBe(true);
});

it('ADDR-R20 a door of several numbers is one nobody calls at when one of them is a do-not-call, and the other way round', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 230 }),
      (from, length, number) => {
        const range = { streetId: 1, house: String(from), suffix: `-${from + length}`, unit: null };
        const within = number >= from && number <= from + length;
        expect(isDoNotCall(range, { streetId: 1, number, suffix: null, unit: null })).toBe(within);
        const call = { streetId: 1, number: from, suffix: `-${from + length}`, unit: null };
        expect(isDoNotCall({ streetId: 1, house: String(number), suffix: null, unit: null }, call)).toBe(
          within,
        );
      },
    ),
  );
});

it('a do-not-call is up for review after 24 months, the last of February included', () => {
  expect(reviewBefore('2026-11-20')).toBe('2024-11-20');
  expect(reviewBefore('2026-02-28')).toBe('2024-02-28');
  expect(reviewBefore('2024-02-29')).toBe('2022-02-28');
});

it('ADDR-R3 every thumbs-down is one more attempt; at the limit the address expires, at 0 never', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.nat(10),
      fc.constantFrom<0 | 1>(0, 1),
      fc.boolean(),
      (attempt, limit, fate, mayWrite) => {
        const outcome = countAttempt(attempt, { addressAttempts: limit, expiredAddresses: fate, mayWrite });
        expect(outcome.attempt).toBe(attempt + 1);
        expect(outcome.expired).toBe(limit > 0 && attempt + 1 >= limit && (fate === 0 || mayWrite));
        if (outcome.expired) expect(outcome.fate).toBe(fate === 1 ? 'email' : 'delete');
      },
    ),
  );
});

it('an address reads unit, house, suffix, street', () => {
  const street = 'Payne Street';
  expect(addressText({ unit: '3', house: '31', suffix: null, street })).toBe('3/31 Payne Street');
  expect(addressText({ unit: null, house: '8', suffix: '-10', street })).toBe('8-10 Payne Street');
});

const columns = findColumns(['Longitude', 'Latitude', 'Street name', 'House number'])!;
const row = (house: string, street = 'Mount Street', lat = '-41.07') =>
  readRow(['145.9', lat, street, house], columns);

it('rows of a file are read in any order of columns, or refused with the reason', () => {
  const read = (house: string) => {
    const address = row(house);
    return address.allowed ? addressText(address.value) : address.reason;
  };
  expect(read('201')).toBe('201 Mount Street');
  expect(read('12a')).toBe('12A Mount Street');
  expect(read('8-10')).toBe('8-10 Mount Street');
  expect(read('3/31B')).toBe('3/31B Mount Street');
  expect(read('2-1')).toBe('house-reversed');
  expect(read('')).toBe('house-missing');
  expect(read('Lot')).toBe('house-unreadable');
  expect(row('1', ' ')).toMatchObject({ reason: 'street-missing' });
  expect(row('1', 'Mount Street', '')).toMatchObject({ reason: 'coordinates-wrong' });
  expect(findColumns(['name', 'street'])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.string()), (cells) => typeof readRow(cells, columns).allowed === 'boolean'),
  );
});

const town = fc.array(
  fc.record({
    house: fc.integer({ min: 1, max: 300 }).map(String),
    suffix: fc.constant(null),
    unit: fc.constant(null),
    street: fc.constantFrom('A Street', 'B Street', 'C Street', 'D Street'),
    lat: fc.double({ min: -41.1, max: -41, noNaN: true }),
    lng: fc.double({ min: 145.8, max: 146, noNaN: true }),
  }),
  { minLength: 1, maxLength: 300 },
);

it('a town is cut into maps with every address on exactly one, the same way every time', () => {
  fc.assert(
    fc.property(town, fc.integer({ min: 20, max: 120 }), (addresses: FileAddress[], size) => {
      const maps = cutIntoMaps(addresses, size);
      expect(maps.flatMap((map) => map.addresses.map(doorKey)).sort()).toEqual(addresses.map(doorKey).sort());
      for (const map of maps) expect(map.addresses.length).toBeGreaterThan(0);
      expect(cutIntoMaps(addresses, size)).toEqual(maps);
    }),
    { numRuns: 60 },
  );
});
