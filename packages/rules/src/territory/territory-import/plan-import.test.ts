import { expect, it } from 'vitest';
import { isNumberless, numberAddresses } from './number-addresses.ts';
import { changesNothing, countPlan } from './plan.ts';
import { planImport } from './plan-import.ts';
import { readImport } from './read-import.ts';
import { known, nws, plan, reasons } from './testing/planning.ts';
import { headings, nothingKnown, tableOf } from './testing/table.ts';

it('TERR-R11 fills an existing map without changing it, and creates another with its type and name', () => {
  const planned = plan(
    headings.nwsTerritories,
    [
      { Number: '12', Area: 'Elsewhere', Type: 'Rural', Boundary: '[145,-41],[146,-41],[145,-42]' },
      { Number: '13', Area: 'Wivenhoe', Category: 'Business' },
      { Number: '14', Area: 'Ridgley', Category: 'Rural' },
      { Number: '13', Area: 'Again' },
    ],
    known,
  );
  expect(planned.maps).toEqual([
    expect.objectContaining({
      id: 3,
      type: 'residential',
      name: null,
      suburb: null,
      boundary: expect.anything(),
    }),
    expect.objectContaining({ key: '13', type: 'business', name: null, suburb: '13|wivenhoe' }),
    expect.objectContaining({ key: '14', type: 'rural', name: 'Ridgley', suburb: null }),
  ]);
  expect(reasons(planned)).toEqual([
    [2, 'map-listed'],
    [5, 'duplicate'],
  ]);
  expect(countPlan(planned)).toMatchObject({ maps_new: 2, maps_filled: 0, suburbs: 1, boundaries: 1 });
});

it('TERR-R12 an address with attempts becomes available as well, with its attempts and last date', () => {
  const planned = plan(headings.nwsAddresses, [
    nws({ NotHomeAttempt: '2', Date1: '2026-05-01' }),
    nws({ NotHomeAttempt: '1', Number: '15', Language: 'Nepali' }),
  ]);
  expect(planned.available.map(({ house, attempts, date, lang }) => [house, attempts, date, lang])).toEqual([
    ['14', 2, '2026-05-01', null],
    ['15', 1, null, 'ne'],
  ]);
  expect([planned.preloaded.length, planned.foreign.length]).toEqual([1, 1]);
});

it('TERR-R12 uses existing suburbs, streets and doors in any spelling', () => {
  const planned = plan(
    headings.nwsAddresses,
    [
      nws({ Street: 'MOUNT STREET', Number: '15' }),
      nws({ Suburb: 'burnie', Number: '16' }),
      nws({ Suburb: 'Hillcrest', Number: '17' }),
      nws({ Suburb: 'Hillcrest', Number: '18' }),
      nws({ Street: 'Low Street', Suburb: 'Burnie' }),
    ],
    known,
  );
  expect(countPlan(planned)).toMatchObject({
    maps_new: 0,
    maps_filled: 1,
    suburbs: 1,
    streets: 2,
    preloaded: 5,
  });
  expect(planned.preloaded.map(({ street }) => street)).toEqual([
    '#5',
    '#5',
    '12|mount street|hillcrest',
    '12|mount street|hillcrest',
    '12|low street|burnie',
  ]);
});

it('TERR-R14 reports and counts repeated and already listed doors', () => {
  const planned = plan(headings.nwsAddresses, [nws({}), nws({ Number: '22' }), nws({ Number: '22' })], known);
  expect(reasons(planned)).toEqual([
    [2, 'already-listed'],
    [4, 'duplicate'],
  ]);
  const empty = plan(headings.nwsAddresses, [nws({})], known);
  expect(changesNothing(countPlan(empty))).toBe(true);
  expect(empty.maps).toEqual([]);
});

it('TERR-R15 reports values that a kind of address does not store; only business maps store names', () => {
  const planned = plan(headings.nwsAddresses, [
    nws({ Name: 'Somebody' }),
    nws({ Number: '2', Name: 'Somebody', Phone: '1', Notes: 'n', Language: 'Nepali' }),
    nws({ Number: '3', Status: 'DNC', Latitude: '-41', Longitude: '145' }),
    nws({ TerritoryNumber: '13', Category: 'Business', Name: 'Smith & Sons', Number: '4' }),
    nws({ TerritoryNumber: '13', Category: 'Business', Name: 'Baker', Number: '4' }),
    nws({ TerritoryNumber: '13', Category: 'Rural', Number: '5' }),
  ]);
  expect(reasons(planned)).toEqual([
    [2, 'name-not-kept'],
    [3, 'name-not-kept'],
    [3, 'phone-not-kept'],
    [3, 'note-not-kept'],
    [4, 'place-not-kept'],
    [4, 'date-missing'],
    [7, 'type-differs'],
  ]);
  expect(planned.preloaded.map(({ name }) => name)).toEqual([null, 'Smith & Sons', 'Baker', null]);
});

it('TERR-R11 a map known from addresses only has the suburb of most of them, a foreign one their language', () => {
  const planned = plan(headings.nwsAddresses, [
    nws({ Suburb: 'Acton' }),
    nws({ Number: '15', Suburb: 'Burnie' }),
    nws({ Number: '16', Suburb: 'Burnie' }),
    nws({ TerritoryNumber: 'F1', Category: 'Foreign-language', Suburb: 'Acton', Language: 'Nepali' }),
  ]);
  expect(planned.maps).toEqual([
    expect.objectContaining({ key: '12', suburb: '12|burnie' }),
    expect.objectContaining({ key: 'F1', type: 'foreign', name: 'Acton', lang: 'ne' }),
  ]);
  expect(planned.suburbs.map(({ suburb }) => suburb)).toEqual(['Acton', 'Burnie', 'Acton']);
});

it('TERR-R11 cuts a file without a map column into new numbered maps, without rows that have no place', () => {
  const heading = 'Latitude,Longitude,Address,Number,Street Name';
  const rows = Array.from({ length: 300 }, (_, index) => ({
    Latitude: String(-41 - index / 1000),
    Longitude: '145.9',
    Number: String(1 + (index % 30)),
    'Street Name': `Street ${Math.floor(index / 30)}`,
  }));
  const read = readImport(
    tableOf(heading, [...rows, rows[0]!, { ...rows[0]!, Number: '99', Latitude: '' }]),
    {
      today: '2026-11-21',
      lang: 'en',
      hyphen: 'range',
    },
  );
  if (!read.allowed) throw new Error(read.reason);
  expect(isNumberless(read.value)).toBe(true);
  const numbered = numberAddresses(read.value, 48);
  const planned = planImport(numbered, nothingKnown);
  expect(planned.maps.map(({ key }) => key)).toEqual(['49', '50']);
  expect(countPlan(planned)).toMatchObject({ maps_new: 2, streets: 10, preloaded: 300 });
  expect(reasons(planned)).toEqual([
    [302, 'duplicate'],
    [303, 'coordinates-wrong'],
    [303, 'nowhere'],
  ]);
});
