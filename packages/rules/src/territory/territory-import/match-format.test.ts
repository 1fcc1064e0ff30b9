import { expect, it } from 'vitest';
import { recogniseFormat } from './formats.ts';
import { isEnough, type MatchedTable, matchFormat } from './match-format.ts';
import { readColumns } from './read-columns.ts';
import { readImport } from './read-import.ts';
import { headings, tableOf } from './testing/table.ts';

const reading = { today: '2026-11-21', lang: 'en', hyphen: 'range' } as const;
const heading = 'Карта,Улица,Дом,Заметка';
const table = tableOf(heading, [
  { Карта: '7', Улица: 'Mount Street', Дом: '4', Заметка: 'dog' },
  { Карта: '7', Улица: 'Mount Street', Дом: '6' },
]);
const matched: MatchedTable = {
  rows: 'addresses',
  columns: [
    { column: 'Карта', field: 'number' },
    { column: 'Улица', field: 'street' },
    { column: 'Дом', field: 'house' },
    { column: 'Заметка', field: null },
  ],
};

it('TERR-R33 reads a file without known columns by the matched ones', () => {
  expect(readImport(table, reading)).toEqual({ allowed: false, reason: 'format-unknown' });
  const read = readImport(table, { ...reading, matched });
  expect(read).toMatchObject({
    allowed: true,
    value: { format: 'matched-table', rows: 2, problems: [], unused: [{ column: 'Заметка' }] },
  });
  expect(
    read.allowed && read.value.addresses.map(({ number, street, house }) => [number, street, house]),
  ).toEqual([
    ['7', 'Mount Street', '4'],
    ['7', 'Mount Street', '6'],
  ]);
});

const plain = tableOf('Map,Road,No,Do not call,Phone,Notes,Diary', [
  { Map: '7', Road: 'Mount Street', No: '4', Phone: '6431 0000', Notes: 'dog' },
  { Map: '7', Road: 'Mount Street', No: '6', 'Do not call': 'yes' },
  { Map: '7', Road: 'Mount Street', No: '8', Diary: 'Do not visit, since May' },
]);
const threeMatched: MatchedTable = {
  rows: 'addresses',
  columns: [
    { column: 'Map', field: 'number' },
    { column: 'Road', field: 'street' },
    { column: 'No', field: 'house' },
  ],
};

it('TERR-R33.3 reads do-not-calls, phones and notes of a plain table without a match by hand', () => {
  const read = readImport(plain, { ...reading, matched: threeMatched });
  expect(
    read.allowed && read.value.addresses.map(({ house, kind, phone, note }) => [house, kind, phone, note]),
  ).toEqual([
    ['4', 'preloaded', '6431 0000', 'dog'],
    ['6', 'do-not-call', null, null],
    ['8', 'do-not-call', null, 'Do not visit, since May'],
  ]);
  expect(read.allowed && read.value.unused).toEqual([]);
  expect(readColumns(plain).columns.map(({ column, field }) => [column, field])).toEqual([
    ['Map', null],
    ['Road', null],
    ['No', null],
    ['Do not call', 'doNotCall'],
    ['Phone', 'phone'],
    ['Notes', 'notes'],
    ['Diary', null],
  ]);
});

it('TERR-R33.3 leaves out a do-not-call column that a person left out, and names it', () => {
  const left = ['Do not call', 'Diary'].map((column) => ({ column, field: null }));
  const read = readImport(plain, {
    ...reading,
    matched: { ...threeMatched, columns: [...threeMatched.columns, ...left] },
  });
  expect(read.allowed && read.value.addresses.map(({ kind }) => kind)).toEqual(Array(3).fill('preloaded'));
  expect(read.allowed && read.value.unused.map(({ column }) => column)).toEqual(['Do not call', 'Diary']);
});

it('TERR-R33.3 reads a do-not-call in an unknown column of a recognised file', () => {
  const own = tableOf(`${headings.nwsAddresses},Diary`, [
    { TerritoryNumber: '7', Street: 'Mount Street', Number: '4', Diary: 'DNC' },
  ]);
  const read = readImport(own, reading);
  expect(read.allowed && read.value.addresses.map(({ kind }) => kind)).toEqual(['do-not-call']);
});

it.each([
  ['addresses', ['number', 'street'], false],
  ['addresses', ['number', 'address'], true],
  ['addresses', ['latitude', 'street', 'house'], true],
  ['addresses', ['street', 'house'], false],
  ['maps', ['number'], true],
  ['maps', ['place'], false],
  ['assignments', ['number', 'assigned', 'holder'], true],
  ['assignments', ['number', 'completed', 'lastName'], true],
  ['assignments', ['number', 'holder'], false],
  ['assignments', ['assigned', 'holder'], false],
] as const)('TERR-R33 whether %s can be read by %j: %s', (rows, fields, enough) => {
  const names = fields.map((field) => `Spalte ${field}`);
  const columns = fields.map((field, place) => ({ column: names[place]!, field }));
  const format = matchFormat(names, null, { rows, columns });
  expect(isEnough({ headings: names, rows: [] }, format)).toBe(enough);
  if (!enough)
    expect(readImport({ headings: names, rows: [] }, { ...reading, matched: { rows, columns } })).toEqual({
      allowed: false,
      reason: 'columns-unmatched',
    });
});

it('TERR-R33 a known file accepts further columns by hand, and skips an own column that was left out', () => {
  const rows = [
    {
      Number: '7',
      Description: 'Montello',
      Kind: 'Rural',
      Status: 'x',
      Folk: 'Ruth',
      SignedOut: '2026-03-05',
    },
  ];
  const whole = tableOf(`${headings.albaTerritories},Folk`, rows);
  const read = readImport(whole, {
    ...reading,
    matched: {
      rows: 'addresses',
      columns: [
        { column: 'Folk', field: 'holder' },
        { column: 'Kind', field: null },
        { column: 'Id', field: 'house' },
      ],
    },
  });
  expect(read).toMatchObject({
    allowed: true,
    value: { format: 'alba-territories', unused: [{ column: 'Kind' }] },
  });
  expect(read.allowed && read.value.maps[0]).toMatchObject({ type: null, out: true });
  expect(read.allowed && read.value.history[0]).toMatchObject({ holders: [{ name: 'Ruth' }] });
});

it('TERR-R33 Sheaf exports have no columns to match', () => {
  const own = recogniseFormat(['map', 'kind', 'street', 'house', 'attempts'])!;
  expect(matchFormat(['map'], own, matched)).toBe(own);
});

it('TERR-R33 lists columns with their first values and their current field', () => {
  const whole = tableOf(`${headings.albaTerritories},Folk`, [
    { Id: '1', Number: '7', Description: 'Montello', Folk: 'Ruth' },
    { Id: '2', Number: '8' },
  ]);
  expect(readColumns(whole)).toEqual({
    format: 'alba-territories',
    rows: 'maps',
    columns: [
      { column: 'Id', samples: ['1', '2'], values: 2, field: null, used: true },
      { column: 'Number', samples: ['7', '8'], values: 2, field: 'number', used: true },
      { column: 'Description', samples: ['Montello'], values: 1, field: 'place', used: true },
      { column: 'Folk', samples: ['Ruth'], values: 1, field: null, used: false },
    ],
  });
  expect(readColumns(table)).toMatchObject({ format: null, rows: null });
  expect(readColumns(table).columns.map(({ field, used }) => [field, used])).toEqual(
    Array.from({ length: 4 }, () => [null, false]),
  );
});

it('TERR-R54 the holder in a table of maps may be in two columns', () => {
  const table = {
    headings: ['Nr', 'Vorname', 'Nachname', 'Seit'],
    rows: [{ line: 2, cells: ['7', 'Clark', 'Kent', '2026-03-05'] }],
  };
  const columns = [
    { column: 'Nr', field: 'number' as const },
    { column: 'Vorname', field: 'firstName' as const },
    { column: 'Nachname', field: 'lastName' as const },
    { column: 'Seit', field: 'assigned' as const },
  ];
  const read = readImport(table, {
    today: '2026-11-21',
    lang: 'en',
    hyphen: 'range',
    matched: { rows: 'maps', columns },
  });
  expect(read).toMatchObject({
    value: { maps: [{ out: true }], history: [{ holders: [{ name: 'Clark Kent', from: '2026-03-05' }] }] },
  });
});
