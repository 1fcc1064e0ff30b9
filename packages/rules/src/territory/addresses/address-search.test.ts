import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddressSearch } from './address-search.ts';

it.each([
  ['mount', { street: 'mount', house: null }],
  ['  Mount   Street ', { street: 'Mount Street', house: null }],
  ['12 Mount', { street: 'Mount', house: '12' }],
  ['12a mount st', { street: 'mount st', house: '12' }],
  ['12, Mount Street', { street: 'Mount Street', house: '12' }],
  ['Mount Street 12', { street: 'Mount Street', house: '12' }],
  ['Mount Street, 12B', { street: 'Mount Street', house: '12' }],
  ['007 Mount', { street: 'Mount', house: '7' }],
  ['شارع النيل 4', { street: 'شارع النيل', house: '4' }],
  ['Mount 12 North', { street: 'Mount 12 North', house: null }],
  ['12', null],
  ['12 m', null],
  ['m', null],
  ['', null],
  ['12 34', null],
])('ADDR-R50 searches for %j as %j', (typed, search) => {
  expect(readAddressSearch(typed)).toEqual(search);
});

it('ADDR-R50 accepts a house number before or after its street', () => {
  const street = fc.constantFrom('Mount', 'Bass Highway', 'River Ave', 'Ørnevej');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), street, (number, name) => {
      const found = { street: name, house: String(number) };
      expect(readAddressSearch(`${number} ${name}`)).toEqual(found);
      expect(readAddressSearch(`${name} ${number}`)).toEqual(found);
    }),
  );
});
