/** Doors that a do-not-call covers: houses, units and streets. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DoNotCallDoor, type Door, decideDate, isDoNotCall, matchesAny } from './do-not-call.ts';
import { DoNotCallIndex } from './do-not-call-index.ts';
import { readUnits } from './unit.ts';

const street = { name: 'Mount Street', suburb: 'Acton' };
const door: Door = { street, house: '10', suffix: null, unit: null };
const doNotCall: DoNotCallDoor = { street, number: 10, suffix: null, unit: null };

it('ADDR-R20 a do-not-call covers its street, number, suffix and unit, and every unit if it has none', () => {
  expect(isDoNotCall(door, doNotCall)).toBe(true);
  expect(isDoNotCall({ ...door, unit: '7' }, doNotCall)).toBe(true);
  expect(isDoNotCall({ ...door, unit: 'a' }, { ...doNotCall, unit: 'A' })).toBe(true);
  expect(isDoNotCall(door, { ...doNotCall, unit: 'A' })).toBe(false);
  expect(isDoNotCall({ ...door, suffix: 'A' }, doNotCall)).toBe(false);
  expect(isDoNotCall({ ...door, suffix: 'a' }, { ...doNotCall, suffix: 'A' })).toBe(true);
  expect(matchesAny(door, [{ ...doNotCall, number: 11 }, doNotCall])).toBe(true);
});

const from = fc.integer({ min: 1, max: 60 });
const length = fc.integer({ min: 0, max: 12 });

/** A single number or a range, with the numbers it contains. */
const houses = fc.oneof(
  from.map((first) => ({ first, suffix: null as string | null, last: first })),
  fc.tuple(from, length).map(([first, more]) => ({ first, suffix: `-${first + more}`, last: first + more })),
);

it('ADDR-R20 a house range matches every house that shares a number with it', () => {
  fc.assert(
    fc.property(houses, houses, (a, b) => {
      const share = a.first <= b.last && b.first <= a.last;
      const here = { ...door, house: String(a.first), suffix: a.suffix };
      const there = { ...doNotCall, number: b.first, suffix: b.suffix };
      expect(isDoNotCall(here, there)).toBe(share);
    }),
  );
});

it('ADDR-R20 a range of houses covers its numbers with letters too', () => {
  const range = { ...doNotCall, number: 8, suffix: '-12' };
  expect(isDoNotCall({ ...door, suffix: 'B' }, range)).toBe(true);
  expect(isDoNotCall({ ...door, house: '13', suffix: 'B' }, range)).toBe(false);
});

const unitPart = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.tuple(from, length).map(([first, more]) => `${first}-${first + more}`),
  fc.constantFrom('A', 'b', 'Shop', '3A'),
);
const unitList = fc.array(unitPart, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(','));

it('ADDR-R20 a units entry covers every unit it names, and two lists match if they share one', () => {
  fc.assert(
    fc.property(unitList, unitList, (a, b) => {
      const [named, forbidden] = [readUnits(a), readUnits(b)];
      if (!named.allowed || !forbidden.allowed) return;
      const large = new Set(forbidden.value.map((unit) => unit!.toUpperCase()));
      for (const unit of named.value)
        if (large.has(unit!.toUpperCase()))
          expect(isDoNotCall({ ...door, unit }, { ...doNotCall, unit: b })).toBe(true);
      if (named.value.some((unit) => large.has(unit!.toUpperCase())))
        expect(isDoNotCall({ ...door, unit: a }, { ...doNotCall, unit: b })).toBe(true);
    }),
  );
  for (const unit of ['1', '2', '3', '02', 'Unit 2', 'shop 3', '#1', '2a', '2-9'])
    expect([unit, isDoNotCall({ ...door, unit }, { ...doNotCall, unit: '1-3' })]).toEqual([unit, true]);
  for (const unit of [null, '4', 'A', '13', 'Unit 4'])
    expect([unit, isDoNotCall({ ...door, unit }, { ...doNotCall, unit: '1-3' })]).toEqual([unit, false]);
});

it.each([
  ['1,4', '4'],
  ['1 & 4', '4'],
  ['1 and 4', '1'],
  ['10 12', '12'],
  ['10 12', '10'],
  ['1 to 4', '3'],
  ['1–4', '3'],
  ['4-1', '3'],
  ['A-C', 'b'],
  ['Unit B', 'b'],
  ['٣', '3'],
])('ADDR-R20 a do-not-call for the units "%s" covers the unit "%s"', (noted, unit) => {
  expect(isDoNotCall({ ...door, unit }, { ...doNotCall, unit: noted })).toBe(true);
});

it('ADDR-R20 a door spelled like a do-not-call is never callable, whatever the text', () => {
  const number = fc.integer({ min: 1, max: 99_999 });
  const text = fc.option(fc.string({ maxLength: 10 }));
  fc.assert(
    fc.property(fc.string(), number, text, text, (name, house, suffix, unit) => {
      const place = { street: { name, suburb: null }, suffix, unit };
      expect(isDoNotCall({ ...place, house: String(house) }, { ...place, number: house })).toBe(true);
    }),
  );
});

it('ADDR-R40 matches a street on another map by name and suburb, or by name alone if a suburb is unknown', () => {
  const there = (name: string, suburb: string | null) => ({ ...doNotCall, street: { name, suburb } });
  for (const name of [
    'mount street',
    'MOUNT ST',
    'Mount St.',
    ' Mount  Street',
    'Mount-Street',
    'Móunt Street',
  ])
    expect([name, isDoNotCall(door, there(name, 'ACTON'))]).toEqual([name, true]);
  expect(isDoNotCall(door, there('Mount Street', null))).toBe(true);
  expect(
    isDoNotCall({ ...door, street: { ...street, suburb: null } }, there('Mount Street', 'Ulverstone')),
  ).toBe(true);
  expect(isDoNotCall(door, there('Mount Street', 'Ulverstone'))).toBe(false);
  expect(isDoNotCall(door, there('Mount Road', 'Acton'))).toBe(false);
  expect(isDoNotCall({ ...door, street: { name: 'St', suburb: null } }, there('Street', null))).toBe(false);
  expect(
    isDoNotCall({ ...door, street: { name: 'Hauptstr.', suburb: null } }, there('Hauptstraße', null)),
  ).toBe(true);
});

it('ADDR-R41 the date of a do-not-call is today unless an earlier one is given', () => {
  expect(decideDate(null, '2026-11-22')).toEqual({ allowed: true, value: '2026-11-22' });
  expect(decideDate('2026-11-22', '2026-11-22').allowed).toBe(true);
  expect(decideDate('2019-01-01', '2026-11-22')).toEqual({ allowed: true, value: '2019-01-01' });
  expect(decideDate('2026-11-23', '2026-11-22')).toEqual({ allowed: false, reason: 'date-ahead' });
});

it('ADDR-R40 an index of many do-not-calls excludes the same doors as each of them alone', () => {
  const place = fc.record({
    name: fc.constantFrom('Mount Street', 'MOUNT ST.', 'View Road'),
    suburb: fc.constantFrom(null, 'Acton', 'ACTON', 'Ulverstone'),
  });
  const suffix = fc.constantFrom(null, 'A', 'a', '-14', '-3');
  const unit = fc.constantFrom(null, '2', 'Unit 2', '1-3', 'Shop');
  const small = fc.integer({ min: 1, max: 15 });
  const noted = fc.record({ street: place, number: small, suffix, unit });
  const asked = fc.record({ street: place, house: small.map(String), suffix, unit });
  fc.assert(
    fc.property(fc.array(noted, { maxLength: 6 }), asked, (doNotCalls, one) => {
      const index = new DoNotCallIndex();
      for (const doNotCall of doNotCalls) index.add(doNotCall);
      expect(index.matches(one)).toBe(matchesAny(one, doNotCalls));
    }),
  );
});
