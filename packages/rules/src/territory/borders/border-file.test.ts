import { expect, it } from 'vitest';
import type { Position } from './border.ts';
import { matchBorders, matchMap, readGeometry } from './border-file.ts';

const square: Position[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
];
const geometry = (type: string, coordinates: unknown) => readGeometry({ type, coordinates });

it('TERR-R8 reads polygons, their collections and closed lines as areas', () => {
  expect(geometry('Polygon', [square])).toEqual([[square]]);
  expect(geometry('MultiPolygon', [[square], [square, square]])).toEqual([[square], [square, square]]);
  expect(geometry('LineString', square)).toEqual([[square]]);
  const collection = {
    type: 'GeometryCollection',
    geometries: [
      { type: 'Polygon', coordinates: [square] },
      { type: 'Point', coordinates: [1, 2] },
    ],
  };
  expect(readGeometry(collection)).toEqual([[square]]);
});

it('TERR-R8 ignores open lines, points and invalid geometry', () => {
  for (const line of [
    square.slice(0, 3),
    [...square.slice(0, 3), [0, 1]],
    [...square.slice(0, 3), [1, 0]],
    [],
    'x',
    null,
  ])
    expect(geometry('LineString', line)).toEqual([]);
  expect(geometry('Point', [1, 2])).toEqual([]);
  expect(geometry('MultiLineString', [square])).toEqual([]);
  expect(geometry('MultiPolygon', 'x')).toEqual([]);
  expect(readGeometry({ type: 'GeometryCollection', geometries: 'x' })).toEqual([]);
  expect(readGeometry({ type: 'Kite', geometries: [{ type: 'Polygon', coordinates: [square] }] })).toEqual(
    [],
  );
  for (const nothing of [null, undefined, 'Polygon', 7]) expect(readGeometry(nothing)).toEqual([]);
});

it('TERR-R8 drops invalid positions and heights, and reads invalid rings as empty', () => {
  expect(geometry('Polygon', [[[0, 0, 12], 'x', ['0', 1], [1, '0'], [1], null, [4, 0]], 'x'])).toEqual([
    [
      [
        [0, 0],
        [4, 0],
      ],
      [],
    ],
  ]);
  expect(geometry('Polygon', 'x')).toEqual([[]]);
});

const maps = [
  { id: 1, number: '7' },
  { id: 2, number: 'T12' },
  { id: 3, number: '007B' },
  { id: 4, number: '105' },
  { id: 5, number: '5' },
];
const numberOf = (...names: string[]) => matchMap(names, maps)?.number ?? null;

it('TERR-R8 matches a shape to the map with its whole name, in any spelling', () => {
  expect([numberOf('t-12'), numberOf(' T 12 '), numberOf('007b')]).toEqual(['T12', 'T12', '007B']);
  expect([
    numberOf('Map 7'),
    numberOf('TERRITORY 007'),
    numberOf('terr.7'),
    numberOf('t7'),
    numberOf('00007'),
  ]).toEqual(Array(5).fill('7'));
  expect([numberOf('12'), numberOf('Territory 0012'), numberOf('Map T12'), numberOf('7B')]).toEqual([
    'T12',
    'T12',
    'T12',
    '007B',
  ]);
});

it('TERR-R8 otherwise matches the only number in the name, and treats a word without a number as part of the name', () => {
  expect([numberOf('Cooee (105)'), numberOf('North 0105 of it')]).toEqual(['105', '105']);
  expect([numberOf('Cooee 105 and 7'), numberOf('Cooee'), numberOf('99'), numberOf()]).toEqual(
    Array(4).fill(null),
  );
  expect([numberOf('Cooee', '105'), numberOf('99', '105'), numberOf('7', '105')]).toEqual([
    '105',
    '105',
    '7',
  ]);
  expect(matchMap(['Mapleton'], [{ number: 'leton' }])).toBeNull();
  expect(matchMap(['smap7'], [{ number: 's7' }])).toBeNull();
  expect(matchMap(['1007x'], [{ number: '17x' }])).toBeNull();
  expect(matchMap(['x 10 y'], [{ number: '1' }])).toBeNull();
});

const feature = (properties: Record<string, unknown> | null, west = 0) => ({
  geometry: { type: 'Polygon', coordinates: [square.map(([x, y]) => [x + west, y])] },
  properties,
});
const names = (properties: Record<string, unknown> | null) =>
  matchBorders([feature(properties)], maps).map(({ name, map }) => [name, map?.number ?? null])[0];

it('TERR-R8 names a shape by its number first, from the keys of several programs', () => {
  for (const key of ['TerritoryNumber', 'territory_number', 'NUMBER', 'TerritoryNo', 'Map', 'name'])
    expect([key, names({ [key]: ' 7 ' })]).toEqual([key, ['7', '7']]);
  expect(names({ name: 'Cooee', number: 105 })).toEqual(['105', '105']);
  expect(names({ number: '  ', name: 'Cooee 7' })).toEqual(['Cooee 7', '7']);
  expect(names({ number: true, name: null, colour: '7' })).toEqual(['', null]);
  expect(names(null)).toEqual(['', null]);
});

it('TERR-R8 merges shapes of one map into a border with the first name, and lists unmatched ones separately after it', () => {
  const found = matchBorders(
    [
      feature({ name: 'Nowhere' }),
      feature({ name: 'Map 7' }),
      { geometry: { type: 'Point', coordinates: [1, 2] }, properties: { name: '5' } },
      feature({ name: '7' }, 10),
      feature({ name: 'Nowhere' }, 20),
    ],
    maps,
  );
  expect(found.map(({ name, map, fault, border }) => [name, map?.id ?? null, fault, border.length])).toEqual([
    ['Map 7', 1, null, 2],
    ['Nowhere', null, null, 1],
    ['Nowhere', null, null, 1],
  ]);
});
