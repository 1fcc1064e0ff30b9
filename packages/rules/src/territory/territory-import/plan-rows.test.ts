/** Plans for single rows of a file, and their reported problems (TERR-R11 to TERR-R15, X-MIGRATE). */
import { expect, it } from 'vitest';
import { exportColumns } from './export.ts';
import type { KnownDoor, KnownTerritory } from './plan.ts';
import { known, nws, plan, reasons } from './testing/planning.ts';
import { headings, nothingKnown } from './testing/table.ts';

const planOwn = (rows: Record<string, string>[], here: KnownTerritory) =>
  plan(exportColumns.join(','), rows, here);

const door = { map: '12', kind: 'preloaded', street: 'Mount Street', house: '14' };

const addresses = (rows: Record<string, string>[], here = nothingKnown) =>
  plan(headings.nwsAddresses, rows, here);

const territories = (rows: Record<string, string>[], here = nothingKnown) =>
  plan(headings.nwsTerritories, rows, here);

const knownDoor = (rest: Partial<KnownDoor>): KnownDoor => ({
  table: 'available',
  id: 20,
  street_id: 5,
  house: '30',
  suffix: null,
  unit: null,
  name: null,
  ...rest,
});

it('TERR-R12 lists an address of another program by its kind, and also as available if it has attempts', () => {
  const lists = (row: Record<string, string>, here = nothingKnown) => {
    const { preloaded, foreign, available, doNotCalls, ...rest } = addresses([nws(row)], here);
    return [
      preloaded.length,
      foreign.length,
      available.length,
      doNotCalls.length,
      ...reasons({ preloaded, foreign, available, doNotCalls, ...rest }),
    ];
  };
  expect(lists({})).toEqual([1, 0, 0, 0]);
  expect(lists({ NotHomeAttempt: '1' })).toEqual([1, 0, 1, 0]);
  expect(lists({ Language: 'Nepali' })).toEqual([0, 1, 0, 0]);
  expect(lists({ Status: 'DNC', Date1: '2025-01-01' })).toEqual([0, 0, 0, 1]);
  // Already listed, but not available; or both.
  expect(lists({ NotHomeAttempt: '1' }, known)).toEqual([0, 0, 1, 0]);
  const both = { ...known, doors: [...known.doors, knownDoor({ house: '14' })] };
  expect(lists({ NotHomeAttempt: '1' }, both)).toEqual([0, 0, 0, 0, [2, 'already-listed']]);
});

it('TERR-R14 identifies doors by street, house, suffix and unit ignoring case, and businesses also by name', () => {
  const rows = (heading: Record<string, string>, ...changes: Record<string, string>[]) =>
    reasons(addresses(changes.map((change) => nws({ ...heading, ...change }))))
      .filter(([, reason]) => reason === 'duplicate')
      .map(([line]) => line);
  expect(
    rows(
      { ApartmentNumber: '2' },
      {},
      { ApartmentNumber: '1' },
      { Number: '14a' },
      { Number: '14A' },
      { Street: 'Low Street' },
      { Street: 'MOUNT STREET' },
    ),
  ).toEqual([5, 7]);
  expect(rows({}, { Number: '11', ApartmentNumber: '2' }, { Number: '1', ApartmentNumber: '12' })).toEqual(
    [],
  );
  expect(
    rows({ ApartmentNumber: 'shop' }, {}, { ApartmentNumber: 'SHOP' }, { ApartmentNumber: 'shop 2' }),
  ).toEqual([3]);
  const business = { Category: 'Business' };
  expect(
    rows(business, { Name: 'Baker' }, { Name: 'Smith' }, { Name: 'Baker' }, { Name: 'BAKER' }, {}),
  ).toEqual([4]);
  expect(rows({ ...business, NotHomeAttempt: '1' }, { Name: 'Baker' }, { Name: 'Baker' })).toEqual([3]);
  const calls = { ...business, Status: 'DNC', Date1: '2025-01-01' };
  expect(rows(calls, {}, { Number: '15' }, {})).toEqual([4]);
});

it('TERR-R14 compares existing doors in the same way, list by list', () => {
  const doors = [
    knownDoor({ table: 'available', house: '30', name: 'Baker' }),
    knownDoor({ table: 'preloaded', house: '31', unit: 'a' }),
    knownDoor({ table: 'foreign', house: '32', name: 'Smith' }),
  ];
  const here: KnownTerritory = { ...known, maps: [{ ...known.maps[0]!, type: 'business' }], doors };
  const planned = planOwn(
    [
      { ...door, kind: 'available', house: '30', name: 'BAKER' },
      { ...door, kind: 'available', house: '30', name: 'Smith' },
      { ...door, house: '31', unit: 'A' },
      { ...door, house: '30' },
      { ...door, kind: 'foreign', house: '32', language: 'ne', name: 'Other' },
    ],
    here,
  );
  expect(reasons(planned)).toEqual([
    [2, 'already-listed'],
    [4, 'already-listed'],
    [6, 'already-listed'],
  ]);
});

it('TERR-R13 a do-not-call removes available addresses, and leaves listed ones', () => {
  const here = {
    ...known,
    doors: [
      knownDoor({ id: 21 }),
      knownDoor({ id: 22, table: 'preloaded' }),
      knownDoor({ id: 23, house: '31' }),
      knownDoor({ id: 24, table: 'foreign' }),
    ],
  };
  expect(addresses([nws({ Number: '30', Status: 'DNC', Date1: '2025-01-01' })], here).takenOff).toEqual([21]);
});

it('TERR-R15 reports unsupported values by kind of address, and none of a Sheaf export', () => {
  const told = (row: Record<string, string>) =>
    reasons(addresses([nws({ ...row })])).map(([, reason]) => reason);
  expect(told({ Phone: '1', Notes: 'n', Latitude: '-41', Longitude: '145' })).toEqual([]);
  expect(told({ Language: 'Nepali', Phone: '1', Notes: 'n', Latitude: '-41', Longitude: '145' })).toEqual([
    'phone-not-kept',
    'note-not-kept',
  ]);
  expect(told({ Status: 'DNC', Notes: 'n' })).toEqual(['date-missing']);
  expect(told({ Status: 'DNC', Date1: '2025-01-01', Latitude: '-41', Longitude: '145' })).toEqual([
    'place-not-kept',
  ]);
  expect(told({ Category: 'Business', Name: 'Baker' })).toEqual([]);
  expect(told({ Category: 'Business', Name: 'Baker', Language: 'Nepali' })).toEqual(['name-not-kept']);
});

it('TERR-R11 reports a number that is too long with its code, and a do-not-call by its own reason', () => {
  const row = (CategoryCode: string, rest = {}) =>
    nws({ TerritoryNumber: '12345678901234567890', CategoryCode, ...rest });
  const planned = addresses([row('A'), row('B', { Status: 'DNC' }), row('B')]);
  expect(reasons(planned)).toEqual([
    [2, 'number-too-long'],
    [3, 'do-not-call-lost'],
    [4, 'number-too-long'],
  ]);
  const maps = territories([
    { TerritoryID: '1', Number: '12345678901234567890', CategoryCode: 'A' },
    { TerritoryID: '2', Number: '12345678901234567890', CategoryCode: 'B' },
  ]);
  expect([reasons(maps).map(([, reason]) => reason), maps.maps]).toEqual([
    ['number-too-long', 'number-too-long'],
    [],
  ]);
});

it('TERR-R17 retains an existing border, and imports a missing one', () => {
  const rows = [{ TerritoryID: '1', Number: '12', Boundary: '[145,-41],[146,-41],[145,-42]' }];
  const bordered = { ...known, maps: [{ ...known.maps[0]!, bordered: true }] };
  expect([territories(rows, known).maps.length, territories(rows, bordered).maps.length]).toEqual([1, 0]);
  expect(territories([{ TerritoryID: '1', Number: '12' }], known).maps).toEqual([]);
});

it('TERR-R11 reports a different map type once per map', () => {
  const planned = addresses([
    nws({ Category: 'Residential' }),
    nws({ Number: '15', Category: 'Rural' }),
    nws({ Number: '16', Category: 'Business' }),
    nws({ Number: '17' }),
    nws({ TerritoryNumber: '13', Number: '18' }),
    nws({ TerritoryNumber: '13', Number: '19', Category: 'Residential' }),
  ]);
  expect(reasons(planned)).toEqual([[3, 'type-differs']]);
});

it('TERR-R11 names a map after the place in most of its rows, else after their most frequent suburb', () => {
  const alba = { Address_ID: '1', Territory_ID: '2', Status: 'Valid', Territory_number: '7' };
  const row = (house: number, place: string, city: string) => ({
    ...alba,
    Address: `${house} Mount Street`,
    Territory_description: place,
    City: city,
  });
  const called = (...rows: Record<string, string>[]) =>
    plan(headings.albaAddresses, rows).maps.map(({ suburb }) => suburb);
  expect(called(row(1, 'Acton', 'X'), row(2, 'Cooee', 'X'), row(3, 'Cooee', 'X'))).toEqual(['7|cooee']);
  expect(called(row(1, '', 'Acton'), row(2, '', 'Burnie'), row(3, '', 'Burnie'))).toEqual(['7|burnie']);
  expect(called(row(1, '', ''), row(2, '', ''))).toEqual([null]);
});

it('TERR-R11 does not create a map without an imported row', () => {
  const calls = [nws({ Status: 'DNC', Date1: '2025-01-01' }), nws({ TerritoryNumber: '13' })];
  const planned = addresses(calls);
  expect(planned.maps.map(({ key }) => key)).toEqual(['12']);
  expect(reasons(planned)).toEqual([[3, 'do-not-call']]);
});

it('TERR-R12 a street without a suburb matches an address with one, and the other way round', () => {
  const keys = (...suburbs: string[]) =>
    addresses(suburbs.map((Suburb, index) => nws({ Suburb, Number: String(20 + index) }))).preloaded.map(
      ({ street }) => street,
    );
  expect(keys('', 'Burnie')).toEqual(['12|mount street|', '12|mount street|']);
  expect(keys('Burnie', '')).toEqual(['12|mount street|burnie', '12|mount street|burnie']);
  expect(keys('Burnie', 'Acton')).toEqual(['12|mount street|burnie', '12|mount street|acton']);
});
