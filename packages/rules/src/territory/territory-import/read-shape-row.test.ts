import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { splitShapeName } from './read-shape-row.ts';
import { tableOf } from './testing/table.ts';

const area = '[[[145.9,-41.05],[145.91,-41.05],[145.9,-41.06],[145.9,-41.05]]]';
const other = area.replaceAll('145.9', '145.8');
const read = (heading: string, ...rows: Record<string, string>[]) => {
  const result = readImport(tableOf(heading, rows), { today: '2026-11-21', lang: 'en', hyphen: 'range' });
  return result.allowed ? result.value : result.reason;
};
const shapes = (...rows: Record<string, string>[]) => {
  const file = read('name,description,styleUrl,Boundary', ...rows);
  if (typeof file === 'string') throw new Error(file);
  return file;
};

it.each([
  ['12', '12', ''],
  ['12 - Montello', '12', 'Montello'],
  ['12-Montello', '12', 'Montello'],
  ['12: Montello Hill', '12', 'Montello Hill'],
  ['Map 12', '12', ''],
  ['Territory A12, Montello', 'A12', 'Montello'],
  ['A-12 Montello', 'A-12', 'Montello'],
  ['12b', '12b', ''],
  ['#12 Montello', '12', 'Montello'],
  ['Montello 12', '12', 'Montello'],
  ['Montello - 12', '12', 'Montello'],
  ['TEST123-456', 'TEST123-456', ''],
  ['1st Avenue', '1st Avenue', ''],
  ['Montello', 'Montello', ''],
  ['Zone industrielle du nord', 'Zone industr…du nord', 'Zone industrielle du nord'],
  ['Zone industrielle du sud', 'Zone industr…du sud', 'Zone industrielle du sud'],
  ['1234567890-1234567890-1', '1234567890-1…67890-1', '1234567890-1234567890-1'],
  ['', null, null],
])('TERR-R32 reads a shape named "%s" as map %s in %s', (name, number, place) => {
  expect(splitShapeName(name)).toEqual(number === null ? null : { number, place });
});

it('TERR-R32 reads shapes as maps with borders, and several of one number as parts of one map', () => {
  const file = shapes(
    { name: '12 - Montello', Boundary: area },
    { name: 'Map 12', Boundary: other },
    { name: '13', description: '<p>Acton&nbsp;<b>Hill</b></p>', styleUrl: '#red', Boundary: area },
  );
  expect(file.format).toBe('map-shapes');
  expect(file.maps.map(({ number, place, boundary }) => [number, place, boundary?.length])).toEqual([
    ['12', 'Montello', 2],
    ['13', 'Acton Hill', 1],
  ]);
  expect([file.problems, file.unused]).toEqual([[], []]);
});

it('TERR-R52 accepts any name of a shape, and does not merge two long names with the same short number', () => {
  const file = shapes(
    { name: '1' },
    { name: '', Boundary: area },
    { name: 'Zone industrielle du nord', Boundary: area },
    { name: 'Zone industrielle gros du nord', Boundary: area },
    { name: 'Zone industrielle du nord', Boundary: other },
    { name: '4', Boundary: area },
  );
  expect(file.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'no-area'],
    [3, 'number-missing'],
    [5, 'map-unclear'],
  ]);
  expect(file.maps.map(({ number, boundary }) => [number, boundary?.length])).toEqual([
    ['Zone industr…du nord', 2],
    ['4', 1],
  ]);
});

it('TERR-R52 reads points with addresses as addresses on the map whose area contains them', () => {
  const file = read(
    'name,description,address,Latitude,Longitude,Status,Boundary',
    { name: '12 - Montello', Boundary: area },
    { name: 'Jones', address: '14 Mount Street, Burnie', Latitude: '-41.052', Longitude: '145.902' },
    { name: '16 Mount Street', description: 'Large dog', Latitude: '-41.052', Longitude: '145.902' },
    { name: '18 Mount Street', description: 'Do not call', Latitude: '-41.052', Longitude: '145.902' },
    { name: '20 Mount Street', Status: 'DNC', Latitude: '-41.5', Longitude: '145.5' },
    { name: 'Kingdom Hall', Latitude: '-41.052', Longitude: '145.902' },
    { name: 'Red door', Status: 'Do not call', Latitude: '-41.052', Longitude: '145.902' },
  );
  if (typeof file === 'string') throw new Error(file);
  expect(file.addresses.map((one) => [one.number, one.house, one.street, one.kind, one.note])).toEqual([
    ['12', '14', 'Mount Street', 'preloaded', null],
    ['12', '16', 'Mount Street', 'preloaded', 'Large dog'],
    ['12', '18', 'Mount Street', 'do-not-call', 'Do not call'],
    ['', '20', 'Mount Street', 'do-not-call', null],
  ]);
  expect(file.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [7, 'no-area'],
    [8, 'do-not-call-lost'],
  ]);
  expect(file.unused).toEqual([]);
});

it('TERR-R32 TERR-R52 a file of points only contains no maps', () => {
  expect(read('name,Boundary', { name: '1' })).toBe('format-unknown');
  const point = { name: '16 Mount Street', Latitude: '-41.052', Longitude: '145.902' };
  expect(read('name,Latitude,Longitude,Boundary', point)).toMatchObject({
    format: 'map-shapes',
    addresses: [{ number: '', house: '16', lat: -41.052, lng: 145.902 }],
  });
  expect(read('Name,Phone,Boundary', { Name: '1', Boundary: area })).toMatchObject({ format: 'map-shapes' });
});

it('TERR-R32 TERR-R24 reads map files written from Alba’s territories with their holders', () => {
  const heading =
    'name,description,Number,CityArea,AssignUrl,SignedOut,SignedOutTo,Status,LastCompleted,LastCompletedBy,CountOfAddresses,Description,MobileLink,Boundary';
  const file = read(heading, {
    name: '41',
    Number: '41',
    CityArea: 'West',
    Description: 'Wivenhoe',
    Status: 'Signed-out',
    SignedOut: '2026-03-05',
    SignedOutTo: 'Ruth Hollis',
    CountOfAddresses: '120',
    AssignUrl: 'https://example.org/t/41',
    Boundary: area,
  });
  expect(file).toMatchObject({
    format: 'alba-shapes',
    maps: [{ number: '41', place: 'Wivenhoe', out: true }],
    history: [{ from: '2026-03-05', holders: [{ name: 'Ruth Hollis' }] }],
    unused: [{ column: 'CityArea', values: 1 }],
    problems: [],
  });
});
