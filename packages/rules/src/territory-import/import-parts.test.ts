/** The small parts of an import: cells, numbers of maps, names of holders, problems, permissions, several files. */
import { expect, it } from 'vitest';
import { permissionKeys } from '../permissions/permission-keys.ts';
import { beginOf, countUnused, hasColumn, isEmptyRow, openCells, rowText } from './cells.ts';
import { mapTypeWords, toGeoJson } from './export.ts';
import { recogniseFormat } from './formats.ts';
import { holderNames, openHolders, plainName } from './holder-names.ts';
import { lackingForImport } from './import-permission.ts';
import { joinImports } from './join-imports.ts';
import { chooseNumbers, numbersOf } from './map-numbers.ts';
import type { ImportCounts } from './plan.ts';
import { countByReason, firstOfEach, mostTold, type RowProblem } from './problem.ts';
import { problemsAsCsv } from './problem-csv.ts';
import type { HistoryNote } from './read-assignment.ts';
import type { ReadImport } from './read-import.ts';
import { cutTo, readMapName } from './read-map-name.ts';
import { decideRollback } from './rollback.ts';
import { readMapType } from './row-words.ts';

const row = (...cells: string[]) => ({ line: 2, cells });
const table = (headings: string[], ...rows: string[][]) => ({
  headings,
  rows: rows.map((cells) => row(...cells)),
});

it('TERR-R14 a row is told as its filled cells, on one line and cut', () => {
  expect(rowText(row(' a  b ', '', '\n', 'c\0d\ne'))).toBe('a b, cd e');
  expect(rowText(row('x'.repeat(200)))).toBe('x'.repeat(160));
  expect([isEmptyRow(row('', ' \n\0')), isEmptyRow(row('', 'x'))]).toEqual([true, false]);
});

it('TERR-R14 a text is never cut within a character, nor ends with a space', () => {
  expect([beginOf('ab😀', 3), beginOf('ab cd', 3), beginOf(' ab', 9), beginOf('😀b', 3)]).toEqual([
    'ab',
    'ab',
    'ab',
    '😀b',
  ]);
});

it('TERR-R14 a column that has no place here is named with its values, an empty one is not', () => {
  const format = recogniseFormat(['number', 'description', 'kind', 'status'])!;
  const found = countUnused(
    table(
      ['Number', 'Colour', 'Id', 'Empty', '', `${'x'.repeat(70)}`],
      ['1', 'red', '9', '', 'a', 'b'],
      ['2', ' ', '8', '\0', 'c', ''],
      ['3', 'blue', '7', '', '', ''],
    ),
    format,
  );
  expect(found).toEqual([
    { column: 'Colour', values: 2 },
    { column: '?', values: 2 },
    { column: 'x'.repeat(60), values: 1 },
  ]);
});

it('TERR-R10 whether a file has a column is told by its headings', () => {
  const format = recogniseFormat(['number', 'description', 'kind', 'status'])!;
  const file = table(['Number', 'Signed out']);
  expect([
    hasColumn(file, format, 'assigned'),
    hasColumn(file, format, 'holder'),
    hasColumn(file, format, 'blocks'),
  ]).toEqual([true, false, false]);
});

it('X-MIGRATE cells of our own exports are as they were written, but for the sign against formulas', () => {
  const format = recogniseFormat(['map', 'kind', 'street', 'house', 'attempts'])!;
  const read = (text: string) => openCells(table(['Name']), format)(row(text))('name');
  const texts = {
    "'=1": '=1',
    "'+1": '+1',
    "'-1": '-1',
    "'@a": '@a',
    "'\ta": '\ta',
    "'\ra": '\ra',
    "'a": "'a",
  };
  for (const [written, text] of Object.entries(texts))
    expect([written, read(written)]).toEqual([written, [text]]);
  expect([read(' a  b '), read("x'=1"), read('a\0'), read('\0')]).toEqual([[' a  b '], ["x'=1"], ['a'], []]);
});

it('MAPS-D2 X-MIGRATE the words of our export are read back as the types of maps that they are', () => {
  for (const [type, word] of Object.entries(mapTypeWords))
    expect([type, readMapType(word)]).toEqual([type, type]);
});

it('X-MIGRATE a map stands in its border, and an address of the same name does not', () => {
  const border = [[[[1, 2] as [number, number]]]];
  const features = toGeoJson(
    [
      { map: '7', kind: 'map', name: 'Montello' },
      { map: '7', kind: 'address', latitude: 1, longitude: 2 },
      { map: '8', kind: 'map' },
      { map: '8', kind: 'address', latitude: 1 },
    ],
    [{ number: '7', place: 'Cooee', border }],
  );
  expect(features).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'MultiPolygon', coordinates: border },
        properties: {
          map: '7',
          kind: 'map',
          name: 'Montello',
          TerritoryNumber: '7',
          place: 'Cooee',
          street: null,
        },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [2, 1] },
        properties: { map: '7', latitude: 1 },
      },
      { type: 'Feature', geometry: null },
      { type: 'Feature', geometry: null },
    ],
  });
});

it('TERR-R14 problems are counted by their reason, and of each two hundred are told', () => {
  const problems: RowProblem[] = Array.from({ length: mostTold + 1 }, (_, line) => ({
    line,
    reason: 'duplicate',
    text: '',
  }));
  expect(countByReason([...problems, { line: 1, reason: 'nowhere', text: '' }])).toEqual({
    duplicate: mostTold + 1,
    nowhere: 1,
  });
  expect(firstOfEach(problems).map(({ line }) => line)).toEqual(
    problems.slice(0, mostTold).map(({ line }) => line),
  );
});

it('TERR-R14 a cell of problems is quoted where it must be, and only there', () => {
  const texts = ['a;b', 'a\rb', 'a\nb', "a'b", 'a=b', '@a', '+1', '\ta', '\ra'];
  const csv = problemsAsCsv(
    ['L', 'R', 'T'],
    texts.map((text, line) => ({ line, reason: 'r', text })),
  );
  expect(csv.split('\r\n').length).toBeGreaterThan(texts.length);
  expect(csv).toBe(
    `\uFEFF${['L,R,T', '0,r,"a;b"', '1,r,"a\rb"', '2,r,"a\nb"', "3,r,a'b", '4,r,a=b', "5,r,'@a", "6,r,'+1", "7,r,'\ta", '8,r,"\'\ra"'].join('\r\n')}\r\n`,
  );
});

it('TERR-R16 each kind of row that an import writes has its key', () => {
  const keys: Record<string, string> = {
    maps_new: 'settings.maps.add',
    boundaries: 'settings.maps.edit',
    suburbs: 'maps.suburbs.add',
    streets: 'maps.streets.add',
    preloaded: 'maps.preloaded.add',
    do_not_calls: 'maps.dnc.add',
    foreign: 'maps.foreign.add',
    assignments: 'settings.maps.assign',
    assignments_changed: 'settings.maps.assign',
    completions: 'settings.maps.assign',
  };
  for (const [what, key] of Object.entries(keys)) {
    const counts = { [what]: 1 } as Partial<Record<keyof ImportCounts, number>>;
    expect(lackingForImport(counts, new Set())).toEqual([key]);
    expect(lackingForImport(counts, new Set(permissionKeys.filter((other) => other !== key)))).toEqual([key]);
    expect(lackingForImport(counts, new Set([key]))).toEqual([]);
  }
});

it('TERR-R19 an import that stays says why, by what weighs most', () => {
  const free = { takenBack: false, assigned: false, changedRows: 0, builtUpon: false };
  const why = (change: Partial<typeof free>) => {
    const decision = decideRollback({ ...free, ...change });
    return decision.allowed ? decision.value : decision.reason;
  };
  expect([
    why({}),
    why({ takenBack: true, assigned: true }),
    why({ assigned: true, changedRows: 1 }),
    why({ changedRows: 1, builtUpon: true }),
    why({ builtUpon: true }),
  ]).toEqual([true, 'import-taken-back', 'import-assigned', 'import-changed', 'import-built-upon']);
});

it('TERR-R11 the code of a category stands before a number that does not begin with it', () => {
  expect(numbersOf({ number: '7', code: 'B' })).toEqual(['B7', '7']);
  expect(numbersOf({ number: 'b7', code: 'B' })).toEqual(['b7']);
  expect(numbersOf({ number: '7B', code: 'B' })).toEqual(['B7B', '7B']);
  expect(numbersOf({ number: '7', code: '' })).toEqual(['7']);
});

it('TERR-R11 the code is needed where a map here has it, or where two categories share the number', () => {
  const names = [
    { number: '7', code: 'B' },
    { number: '7', code: 'R' },
    { number: '8', code: 'B' },
    { number: '8', code: 'B' },
    { number: '9', code: '' },
    { number: '1234567890', code: 'B' },
  ];
  expect(names.map(chooseNumbers(names, new Set()))).toEqual(['B7', 'R7', '8', '8', '9', '1234567890']);
  expect(names.map(chooseNumbers(names, new Set(['B8', '9', 'B1234567890'])))).toEqual([
    'B7',
    'R7',
    'B8',
    'B8',
    '9',
    null,
  ]);
  expect(chooseNumbers([], new Set())({ number: '5', code: 'B' })).toBe('5');
});

it('TERR-R11 a number has ten letters with its suffix, and is missing where the file has a column for it', () => {
  const told: string[] = [];
  const context = {
    today: '2026-11-21',
    lang: 'en',
    order: null,
    numberless: false,
    tellsHolders: false,
    tell: (reason: string) => told.push(reason),
  };
  const name = (cells: Record<string, string[]>, numberless = false) => {
    const read = readMapName((field) => cells[field] ?? [], { ...context, numberless });
    return read.allowed ? read.value : read.reason;
  };
  expect(name({ number: ['123456789'], suffix: ['a'], code: ['B'] })).toEqual({
    number: '123456789a',
    code: 'B',
  });
  expect(name({ number: ['123456789'], suffix: ['ab'] })).toBe('number-too-long');
  expect(name({ number: ['1'] })).toEqual({ number: '1', code: '' });
  expect([name({ code: ['B'] }), name({ code: ['B'] }, true)]).toEqual([
    'number-missing',
    { number: '', code: '' },
  ]);
  expect([
    cutTo('abc', 3, context.tell),
    cutTo('', 3, context.tell),
    cutTo(undefined, 3, context.tell),
  ]).toEqual(['abc', null, null]);
  expect(told).toEqual([]);
  expect([cutTo('abcd', 3, context.tell), told]).toEqual(['abc', ['text-shortened']]);
});

const turn = (...names: string[]) =>
  ({
    kind: 'turn',
    holders: names.map((name) => ({ name, from: null, to: null })),
  }) as unknown as HistoryNote;
const person = (id: number, first_name: string, last_name: string) => ({ id, first_name, last_name });

it('TERR-R24 a name is matched in any order and case, and not where two people have it', () => {
  const people = [
    person(1, 'Ruth', 'Hollis'),
    person(2, 'Ada', 'Webb'),
    person(3, 'ada', 'webb'),
    person(4, 'Kim', 'Kim'),
  ];
  const history = [
    turn('RUTH  hollis', 'Hollis, Ruth'),
    turn('Hollis Ruth', 'Ada Webb'),
    turn('Kim Kim', 'Nobody'),
  ];
  const matches = holderNames(history, people).map(({ name, match }) => [name, match?.id ?? null]);
  expect(matches).toEqual([
    ['Ada Webb', null],
    ['Hollis Ruth', 1],
    ['Hollis, Ruth', 1],
    ['Kim Kim', 4],
    ['Nobody', null],
    ['RUTH  hollis', 1],
  ]);
  expect(holderNames([turn('Ruth Hollis')], people)[0]).toEqual({
    name: 'Ruth Hollis',
    times: 1,
    match: { id: 1, full_name: 'Ruth Hollis' },
  });
  expect(plainName(' RUTH \n Hollis ')).toBe('ruth hollis');
});

it('TERR-R24 names stand by how often they come, as they were written first; days without a holder name nobody', () => {
  const notOut = { kind: 'not-out', holders: [{ name: 'Nobody' }] } as unknown as HistoryNote;
  const names = holderNames([turn('Zoe'), turn('Ada'), turn('ADA'), notOut, turn('Bea')], []);
  expect(names.map(({ name, times }) => [name, times])).toEqual([
    ['Ada', 2],
    ['Bea', 1],
    ['Zoe', 1],
  ]);
});

it('TERR-R24 what was chosen for a name counts before its match, also that it stays a name', () => {
  const names = holderNames(
    [turn('Ruth Hollis', 'Ada Webb')],
    [person(1, 'Ruth', 'Hollis'), person(2, 'Ada', 'Webb')],
  );
  const holder = openHolders(names, [
    { name: 'RUTH hollis', person: null },
    { name: 'Nobody', person: 9 },
  ]);
  expect(['Ruth Hollis', 'ada webb', 'nobody', 'Else'].map(holder)).toEqual([
    { name: 'Ruth Hollis', person: null },
    { name: 'ada webb', person: 2 },
    { name: 'nobody', person: 9 },
    { name: 'Else', person: null },
  ]);
});

const read = (rest: Partial<ReadImport>): ReadImport =>
  ({
    format: 'alba-territories',
    rows: 1,
    maps: [],
    addresses: [],
    history: [],
    newest: null,
    problems: [],
    unused: [],
    ...rest,
  }) as ReadImport;
const mapOf = (number: string, code: string, place: string) =>
  ({ number, code, place }) as ReadImport['maps'][number];

it('TERR-R25 one file is read as it is', () => {
  const only = read({ newest: '2026-01-01' });
  expect(joinImports([{ file: 'a.csv', read: only }])).toBe(only);
});

it('TERR-R25 of several files the newest says what a map is called, history begins with the oldest, and lines name their file', () => {
  const old = read({
    rows: 2,
    newest: '2025-01-01',
    maps: [mapOf('7', 'B', 'old'), mapOf('9', '', 'old')],
    addresses: ['old'] as never,
    history: ['old'] as never,
    problems: [{ line: 2, reason: 'duplicate', text: 'x' }],
    unused: [{ column: 'Colour', values: 2 }],
  });
  const latest = read({
    rows: 3,
    newest: '2026-01-01',
    maps: [mapOf('7', 'B', 'new'), mapOf('7', 'R', 'new')],
    addresses: ['new'] as never,
    history: ['new'] as never,
    problems: [{ line: 4, reason: 'nowhere', text: 'y' }],
    unused: [
      { column: 'Colour', values: 1 },
      { column: 'Link', values: 4 },
    ],
  });
  const dateless = read({ rows: 1, history: ['dateless'] as never, maps: [mapOf('9', '', 'dateless')] });
  const joined = joinImports([
    { file: 'new.csv', read: latest },
    { file: 'none.csv', read: dateless },
    { file: 'old.csv', read: old },
  ]);
  expect(joined).toEqual({
    format: 'alba-territories',
    rows: 6,
    maps: [mapOf('7', 'B', 'new'), mapOf('7', 'R', 'new'), mapOf('9', '', 'old')],
    addresses: ['new', 'old'],
    history: ['dateless', 'old', 'new'],
    newest: '2026-01-01',
    problems: [
      { line: 4, reason: 'nowhere', text: 'new.csv: y' },
      { line: 2, reason: 'duplicate', text: 'old.csv: x' },
    ],
    unused: [
      { column: 'Colour', values: 3 },
      { column: 'Link', values: 4 },
    ],
  });
});
