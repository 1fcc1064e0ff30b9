import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { headings, tableOf } from './testing/table.ts';

const context = { today: '2026-11-21', lang: 'en', hyphen: 'range' } as const;
const read = (heading: string, rows: Record<string, string>[]) => {
  const result = readImport(tableOf(heading, rows), context);
  if (!result.allowed) throw new Error(result.reason);
  return result.value;
};
const nws = (row: Record<string, string>) => ({
  TerritoryID: '1',
  TerritoryNumber: '12',
  CategoryCode: 'R',
  Category: 'Residential',
  TerritoryAddressID: '7',
  Number: '14a',
  Street: 'Mount Street',
  ...row,
});
const reasons = (file: ReturnType<typeof read>) => file.problems.map(({ reason }) => reason);

it('TERR-R10 recognises every format by its columns in any order and spelling, and no other', () => {
  for (const [name, heading] of Object.entries(headings)) {
    const expected = name
      .replace('nws', 'nws-')
      .replace('alba', 'alba-')
      .replace('helper', 'territory-helper-');
    const result = readImport(tableOf(heading.split(',').reverse().join(',').toUpperCase(), []), context);
    expect(result.allowed && result.value.format).toBe(expected.toLowerCase());
  }
  expect(readImport(tableOf('Name,Phone,Street,Number', []), context)).toEqual({
    allowed: false,
    reason: 'format-unknown',
  });
});

it('TERR-R12 reads an address of NWS into its map, door and details', () => {
  const file = read(headings.nwsAddresses, [
    nws({
      ApartmentNumber: 'b',
      Suburb: 'Burnie',
      PostalCode: '7320',
      Phone: '03 6431',
      NotHomeAttempt: '2',
    }),
    nws({ Number: '9', NotHomeAttempt: '1', Date1: '03/04/2024', Date2: '2024-05-21', Date3: '25/06/2024' }),
  ]);
  expect(file.problems).toEqual([]);
  expect(file.addresses[0]).toMatchObject({
    number: '12',
    code: 'R',
    type: 'residential',
    street: 'Mount Street',
    house: '14',
    suffix: 'A',
    unit: 'B',
    suburb: 'Burnie',
    postcode: '7320',
    phone: '03 6431',
    kind: 'preloaded',
    attempts: 2,
    date: null,
  });
  expect(file.addresses[1]).toMatchObject({ attempts: 1, date: '2024-06-25' });
});

it('TERR-R12 a building whose units are listed is not a door', () => {
  const file = read(headings.nwsAddresses, [
    nws({ Number: '5' }),
    nws({ Number: '5', ApartmentNumber: '1' }),
    nws({ Number: '5', ApartmentNumber: '2' }),
    nws({ Number: '6' }),
  ]);
  expect(file.addresses.map(({ house, unit }) => [house, unit])).toEqual([
    ['5', '1'],
    ['5', '2'],
    ['6', null],
  ]);
  expect(file.problems).toEqual([expect.objectContaining({ line: 2, reason: 'building-of-units' })]);
});

it("TERR-R13 recognises a do-not-call by state or type, and a foreign address by a language other than the congregation's", () => {
  const file = read(headings.nwsAddresses, [
    nws({ Status: 'DoNotCall', Date1: '2024-01-02', Date2: '2023-01-02' }),
    nws({ Type: 'Do Not Call' }),
    nws({ Language: 'Nepali' }),
    nws({ Language: 'English' }),
    nws({ Language: 'Chinese Mandarin' }),
    nws({ Language: 'Nepali', Status: 'do not call' }),
  ]);
  expect(file.addresses.map(({ kind, lang, date }) => [kind, lang, date])).toEqual([
    ['do-not-call', null, '2024-01-02'],
    ['do-not-call', null, null],
    ['foreign', 'ne', null],
    ['preloaded', null, null],
    ['foreign', 'cmn', null],
    ['do-not-call', 'ne', null],
  ]);
});

it('TERR-R13 reports an unreadable do-not-call before all other problems', () => {
  const file = read(headings.nwsAddresses, [
    nws({ Street: '', Status: 'DoNotCall' }),
    nws({ TerritoryNumber: '', Type: 'DNC' }),
    nws({ Number: '', Status: 'Moved', Type: 'Do not call' }),
  ]);
  expect(reasons(file)).toEqual(Array(3).fill('do-not-call-lost'));
});

it('TERR-R14 reports an unreadable row with its line, reason and text', () => {
  const file = read(headings.nwsAddresses, [
    nws({ TerritoryNumber: '' }),
    nws({ TerritoryNumber: '1'.repeat(21) }),
    nws({ Street: '' }),
    nws({ Number: '' }),
    nws({ Status: 'Moved' }),
    {},
  ]);
  expect(file.rows).toBe(5);
  expect(file.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'number-missing'],
    [3, 'number-too-long'],
    [4, 'street-missing'],
    [5, 'house-missing'],
    [6, 'marked-gone'],
  ]);
  expect(file.problems[0]!.text).toBe('1, R, Residential, 7, 14a, Mount Street');
});

it('ADDR-R61 imports a row with any house number, and cuts a unit that is too long', () => {
  const unit = 'a unit of a name that nobody can type';
  const file = read(headings.nwsAddresses, [
    nws({ Number: 'Lot' }),
    nws({ Number: '0' }),
    nws({ ApartmentNumber: unit }),
  ]);
  expect(file.addresses.map(({ house, suffix, unit: kept }) => [house, suffix, kept])).toEqual([
    ['0', '~Lot', null],
    ['0', '~0', null],
    ['14', 'A', unit.slice(0, 25)],
  ]);
  expect(reasons(file)).toEqual(['text-shortened']);
});

it('TERR-R15 reports unsupported or meaningless values, and imports their row', () => {
  const file = read(headings.nwsAddresses, [
    nws({ Status: 'Sleeping' }),
    nws({ Type: 'Igloo', Latitude: '-41,05', Longitude: '145,9' }),
    nws({ Type: 'Igloo', Number: '3' }),
    nws({ Language: 'Elvish' }),
    nws({ NotHomeAttempt: 'often' }),
    nws({ Date1: 'last week', Date2: '2999-01-01' }),
    nws({ Latitude: '145.9', Longitude: '-41' }),
    nws({ Notes: 'n'.repeat(501) }),
    nws({ Category: 'Zone X', TerritoryNumber: '13' }),
    nws({ Category: 'Zone X', TerritoryNumber: '13', Number: '2', State: 'TAS' }),
  ]);
  expect(file.addresses).toHaveLength(10);
  expect(file.addresses[1]).toMatchObject({ lat: -41.05, lng: 145.9 });
  expect(reasons(file)).toEqual([
    'state-unknown',
    'kind-unknown',
    'language-unknown',
    'attempts-unreadable',
    'date-unreadable',
    'date-ahead',
    'coordinates-wrong',
    'text-shortened',
    'type-unknown',
  ]);
  expect(file.unused).toEqual([{ column: 'State', values: 1, sample: expect.any(String) }]);
});

it('TERR-R15 names every unused column with its number of values', () => {
  const many = Array.from({ length: 100 }, (_, index) => `Extra${index}`).join(',');
  const file = read(`${headings.nwsAddresses},${many}`, [
    nws({ Extra3: 'x' }),
    nws({ Extra3: 'y', Extra99: 'z' }),
  ]);
  expect(file.unused).toEqual([
    { column: 'Extra3', values: 2, sample: 'x' },
    { column: 'Extra99', values: 1, sample: 'z' },
  ]);
  const territories = read(headings.nwsTerritories, [{ Number: '1', Link1: 'x', CustomNotes2: 'y' }]);
  expect(territories.unused.map(({ column }) => column)).toEqual(['Link1', 'CustomNotes2']);
});
