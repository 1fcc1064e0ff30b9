import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { headings, tableOf } from './testing/table.ts';

const read = (heading: string, rows: Record<string, string>[]) => {
  const result = readImport(tableOf(heading, rows), { today: '2026-11-21', lang: 'en', hyphen: 'range' });
  if (!result.allowed) throw new Error(result.reason);
  return result.value;
};
const reasons = (file: ReturnType<typeof read>) => file.problems.map(({ reason }) => reason);

it('TERR-R10 reads number, type, place and boundary from the territories of NWS', () => {
  const file = read(headings.nwsTerritories, [
    {
      TerritoryID: '1',
      CategoryCode: 'B',
      Category: 'Business',
      Number: '3',
      Suffix: 'a',
      Area: 'Wivenhoe',
      Boundary: '[145.9,-41],[145.91,-41],[145.9,-41.1]',
    },
    { Number: '4', Category: 'Letter writing', Boundary: 'here and there' },
  ]);
  expect(file.maps[0]).toMatchObject({ number: '3a', code: 'B', type: 'business', place: 'Wivenhoe' });
  expect(file.maps[0]!.boundary![0]![0]).toHaveLength(4);
  expect(file.maps[1]).toMatchObject({ number: '4', type: 'high-density', boundary: null });
  expect(reasons(file)).toEqual(['boundary-unreadable']);
});

it('TERR-R10 reads the territories and addresses of Alba, and splits addresses in one cell', () => {
  const territories = read(headings.albaTerritories, [
    { Id: '1', Number: '7', Description: 'Montello', Kind: 'Rural', LastCompleted: '2026-02-03 10:00:00' },
    { Id: '2', Number: '8', Kind: 'Foreign-language', SignedOutTo: 'Somebody' },
  ]);
  expect(territories.maps.map(({ type, place, completed }) => [type, place, completed])).toEqual([
    ['rural', 'Montello', '2026-02-03'],
    ['foreign', null, null],
  ]);
  expect(territories.unused).toEqual([]);
  expect(reasons(territories)).toEqual(['assignment-incomplete']);
  const alba = { Territory_number: '7', Territory_description: 'Montello', Suite: '4', City: 'Apex' };
  const addresses = read(headings.albaAddresses, [
    {
      ...alba,
      Address: '1175 Alsace Dr.',
      Telephone: '555',
      Notes: 'a',
      Notes_private: 'b',
      Status: 'Valid',
    },
    { ...alba, Address: 'Hauptstraße 12a', Suite: '' },
    { ...alba, Address: 'Nowhere' },
  ]);
  expect(addresses.addresses[0]).toMatchObject({
    number: '7',
    place: 'Montello',
    house: '1175',
    street: 'Alsace Dr.',
    unit: '4',
    suburb: 'Apex',
    phone: '555',
    note: 'a / b',
  });
  expect(addresses.addresses[1]).toMatchObject({ street: 'Hauptstraße', house: '12', suffix: 'A' });
  expect(reasons(addresses)).toEqual(['street-missing']);
});

it('TERR-R10 reads the locations of Territory Helper, with dates as spreadsheet serial numbers', () => {
  const file = read(headings.helperLocations, [
    {
      'Territory type': 'Homes',
      'Territory number': '136',
      'Location type': 'House',
      Language: 'English',
      Status: 'Do not call',
      Latitude: '35.7704',
      Longitude: '-78.8544',
      Address: '102 Turk House Lane, Cary, NC',
      Number: '102',
      Street: 'Turk House Lane',
      City: 'Cary',
      'Last visited': '42904.6829282407',
    },
  ]);
  expect(file.addresses[0]).toMatchObject({
    number: '136',
    type: 'residential',
    kind: 'do-not-call',
    house: '102',
    street: 'Turk House Lane',
    date: '2017-06-18',
    lat: 35.7704,
  });
});
