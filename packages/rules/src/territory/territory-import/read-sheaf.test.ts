import { expect, it } from 'vitest';
import { exportColumns } from './export.ts';
import { readImport } from './read-import.ts';
import { tableOf } from './testing/table.ts';

const read = (...rows: Record<string, string>[]) => {
  const result = readImport(tableOf(exportColumns.join(','), rows), {
    today: '2026-11-21',
    lang: 'en',
    hyphen: 'range',
  });
  if (!result.allowed) throw new Error(result.reason);
  return result.value;
};

const reasonOf = (row: Record<string, string>) => read(row).problems.map(({ reason }) => reason);

const door = { map: '12', kind: 'preloaded', street: 'Mount Street', house: '14' };

const plainDoor = {
  line: 2,
  text: '12, preloaded, Mount Street, 14',
  number: '12',
  code: '',
  street: 'Mount Street',
  house: '14',
  suffix: null,
  unit: null,
  lat: null,
  lng: null,
  type: null,
  place: null,
  suburb: null,
  postcode: null,
  kind: 'preloaded',
  attempts: 0,
  date: null,
  name: null,
  phone: null,
  note: null,
  lang: null,
};

it('X-MIGRATE reads a map back with all its exported fields', () => {
  const { maps, problems } = read({
    map: '12',
    kind: 'map',
    suburb: 'Burnie',
    name: 'Montello',
    language: 'ne',
    date: '2026-05-01',
    type: 'foreign-language',
    blocks: '7',
    letters: 'no',
  });
  expect(problems).toEqual([]);
  expect(maps).toEqual([
    {
      line: 2,
      text: '12, map, Burnie, Montello, ne, 2026-05-01, foreign-language, 7, no',
      number: '12',
      code: '',
      type: 'foreign',
      place: null,
      completed: '2026-05-01',
      boundary: null,
      out: null,
      history: [],
      own: { name: 'Montello', suburb: 'Burnie', lang: 'ne', blocks: 7, blocksAsLetters: false },
    },
  ]);
});

it('X-MIGRATE reads a map with a number only as residential, with blocks as letters', () => {
  const own = { name: null, suburb: null, lang: null, blocks: 0, blocksAsLetters: true };
  expect(read({ map: '12', kind: 'border' }).maps[0]).toMatchObject({
    number: '12',
    type: null,
    completed: null,
    own,
  });
  const blocks = ['500', '501', '-1', '1.5', '1234567', 'x', '7 '].map(
    (text) => read({ map: '12', kind: 'map', blocks: text }).maps[0]!.own!.blocks,
  );
  expect(blocks).toEqual([500, 0, 0, 0, 0, 0, 0]);
});

it('X-MIGRATE reads an address back with all its exported fields', () => {
  const { addresses, problems } = read({
    ...door,
    kind: 'foreign',
    suburb: 'Burnie',
    suffix: 'A',
    unit: '3',
    name: 'Smith',
    language: 'ne',
    phone: '03 6431 0000',
    attempts: '2',
    date: '2026-05-01',
    note: 'Ring twice',
    latitude: '-41.05',
    longitude: '145.9',
  });
  expect(problems).toEqual([]);
  expect(addresses).toEqual([
    {
      ...plainDoor,
      text: '12, foreign, Burnie, Mount Street, 14, A, 3, Smith, ne, 03 6431 0000, 2, 2026-05-01, Ring twice, -41.05, 145.9',
      suburb: 'Burnie',
      suffix: 'A',
      unit: '3',
      kind: 'foreign',
      name: 'Smith',
      lang: 'ne',
      phone: '03 6431 0000',
      attempts: 2,
      date: '2026-05-01',
      note: 'Ring twice',
      lat: -41.05,
      lng: 145.9,
    },
  ]);
});

it('X-MIGRATE distinguishes the kinds of addresses, accepts a street without a house, and reports unknown kinds', () => {
  expect(read(door).addresses).toEqual([plainDoor]);
  for (const kind of ['available', 'preloaded', 'do-not-call'])
    expect(read({ ...door, kind }).addresses[0]).toMatchObject({ kind, house: '14' });
  expect(read({ ...door, kind: 'street', house: '' }).addresses[0]).toMatchObject({
    kind: 'street',
    house: '',
  });
  for (const kind of ['', 'kite', 'toString'])
    expect(read({ ...door, kind }).problems).toMatchObject([{ line: 2, reason: 'kind-unreadable' }]);
});

it('X-MIGRATE reports why a row of the export is not an address', () => {
  expect(reasonOf({ ...door, map: '' })).toEqual(['number-missing']);
  expect(reasonOf({ ...door, map: '1'.repeat(21) })).toEqual(['number-too-long']);
  expect(reasonOf({ ...door, map: '1234567890' })).toEqual([]);
  expect(reasonOf({ ...door, street: '' })).toEqual(['street-missing']);
  expect(reasonOf({ ...door, house: '' })).toEqual(['house-missing']);
  for (const house of ['14a', '0', '1234567890', '-1', 'x14'])
    expect(reasonOf({ ...door, house })).toEqual(['house-unreadable']);
  expect(reasonOf({ ...door, house: '123456789', suffix: 'x'.repeat(24) })).toEqual([]);
  expect(reasonOf({ ...door, suffix: 'x'.repeat(25) })).toEqual(['house-unreadable']);
  expect(reasonOf({ ...door, unit: 'x'.repeat(26) })).toEqual(['unit-too-long']);
  expect(reasonOf({ ...door, unit: 'x'.repeat(25) })).toEqual([]);
  expect(reasonOf({ ...door, kind: 'foreign' })).toEqual(['language-missing']);
  expect(reasonOf({ ...door, language: 'Elvish' })).toEqual(['language-unknown']);
  expect(reasonOf({ map: '', kind: 'map' })).toEqual(['number-missing']);
});

it('TERR-R13 X-MIGRATE reports an unreadable do-not-call as such, whatever its fault', () => {
  const call = { ...door, kind: 'do-not-call' };
  const changes: Record<string, string>[] = [
    { map: '' },
    { street: '' },
    { house: '' },
    { house: 'x' },
    { unit: 'x'.repeat(200) },
  ];
  for (const change of changes) expect(reasonOf({ ...call, ...change })).toEqual(['do-not-call-lost']);
});
