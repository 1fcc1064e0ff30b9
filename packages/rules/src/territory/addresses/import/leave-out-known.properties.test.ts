import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unmarked } from '../testing/plain-lines.ts';
import { type KnownAddress, leaveOutKnown } from './leave-out-known.ts';
import type { TakenAddress } from './take-lines.ts';

const listed: TakenAddress = {
  line: 2,
  text: 'line',
  street: 'Mount Street',
  suburb: 'Acton',
  postcode: null,
  house: '10',
  suffix: null,
  unit: null,
  lat: -41,
  lng: 145,
  isCounted: false,
  ...unmarked,
};
const here: KnownAddress = {
  street: 'Mount Street',
  suburb: 'Acton',
  house: '10',
  suffix: null,
  unit: null,
  lat: -41,
  lng: 145,
  isDoNotCall: false,
};
const isHere = (address: Partial<TakenAddress>, ...known: Partial<KnownAddress>[]): boolean =>
  leaveOutKnown(
    [{ ...listed, ...address }],
    known.map((row) => ({ ...here, ...row })),
  ).here === 1;

it('ADDR-R29 skips an address that exists, by its street, number, suffix and unit', () => {
  expect(isHere({})).toBe(false);
  expect(isHere({}, {})).toBe(true);
  expect(isHere({ street: 'MOUNT ST.' }, {})).toBe(true);
  expect(isHere({ street: 'View Road' }, {})).toBe(false);
  expect(isHere({ house: '11' }, {})).toBe(false);
  expect(isHere({ suffix: 'A' }, {})).toBe(false);
  expect(isHere({ suffix: 'A' }, { suffix: ' a ' })).toBe(true);
  expect(isHere({ unit: '2' }, { unit: '3' })).toBe(false);
  expect(isHere({ unit: 'b' }, { unit: 'B ' })).toBe(true);
  expect(isHere({}, { house: '11' }, {})).toBe(true);
});

it('ADDR-R29 skips a building whose units exist, but not units of an existing single house, unless they were counted', () => {
  expect(isHere({ unit: null }, { unit: '3' })).toBe(true);
  expect(isHere({ unit: '3' }, { unit: null })).toBe(false);
  expect(isHere({ unit: '3', isCounted: true }, { unit: null })).toBe(true);
  expect(isHere({ unit: '3', isCounted: true }, { unit: '3' })).toBe(true);
  expect(isHere({ unit: '3', isCounted: true }, { unit: '4' })).toBe(false);
  expect(isHere({ unit: '3', isCounted: true }, { unit: null, house: '11' })).toBe(false);
});

it('ADDR-R29 treats streets of one name more than a kilometre apart as two, whatever their suburbs', () => {
  expect(isHere({}, { lat: -41.02 })).toBe(false);
  expect(isHere({}, { lat: -41.005, suburb: 'Ulverstone' })).toBe(true);
  expect(isHere({ unit: '3' }, { unit: '3', lng: 146 })).toBe(false);
});

it('ADDR-R29 compares suburbs if a place is unknown', () => {
  for (const place of [{ lat: null }, { lng: null }, { lat: null, lng: null }]) {
    expect(isHere({}, { ...place })).toBe(true);
    expect(isHere({}, { ...place, suburb: 'Ulverstone' })).toBe(false);
    expect(isHere({}, { ...place, suburb: null })).toBe(true);
    expect(isHere({ suburb: null }, { ...place, suburb: 'Ulverstone' })).toBe(true);
  }
});

it('ADDR-R29 ADDR-R20 a do-not-call skips exactly the addresses it covers', () => {
  const forbidden = { isDoNotCall: true };
  expect(isHere({}, forbidden)).toBe(true);
  expect(isHere({ unit: '3' }, forbidden)).toBe(true);
  expect(isHere({ unit: '3' }, { ...forbidden, unit: '1-4' })).toBe(true);
  expect(isHere({ unit: '5' }, { ...forbidden, unit: '1-4' })).toBe(false);
  expect(isHere({ unit: null }, { ...forbidden, unit: '3' })).toBe(false);
  expect(isHere({ house: '12' }, { ...forbidden, suffix: '-14' })).toBe(true);
  expect(isHere({ house: '16' }, { ...forbidden, suffix: '-14' })).toBe(false);
  expect(isHere({ street: 'View Road' }, forbidden)).toBe(false);
  expect(isHere({ street: 'mount st' }, forbidden)).toBe(true);
  expect(isHere({}, { ...forbidden, lat: -41.02 })).toBe(false);
  expect(isHere({ house: '12' }, { suffix: '-14' })).toBe(false);
});

it('ADDR-R29 keeps the order of new addresses, and counts the existing ones', () => {
  const house = fc.integer({ min: 1, max: 8 }).map(String);
  fc.assert(
    fc.property(fc.array(house), fc.array(fc.record({ house, isDoNotCall: fc.boolean() })), (file, known) => {
      const addresses = file.map((number, line) => ({ ...listed, house: number, line }));
      const { fresh, here: count } = leaveOutKnown(
        addresses,
        known.map((row) => ({ ...here, ...row })),
      );
      const expected = addresses.filter((address) => !known.some((row) => row.house === address.house));
      expect(fresh).toEqual(expected);
      expect(count).toBe(addresses.length - expected.length);
    }),
  );
});
