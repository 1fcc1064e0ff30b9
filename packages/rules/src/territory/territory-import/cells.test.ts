import { expect, it } from 'vitest';
import { beginOf, countUnused, hasColumn, isEmptyRow, openCells, rowText } from './cells.ts';
import { recogniseFormat } from './formats.ts';

const row = (...cells: string[]) => ({ line: 2, cells });

const table = (headings: string[], ...rows: string[][]) => ({
  headings,
  rows: rows.map((cells) => row(...cells)),
});

it('TERR-R14 reports a row as its filled cells, on one line and cut', () => {
  expect(rowText(row(' a  b ', '', '\n', 'c\0d\ne'))).toBe('a b, cd e');
  expect(rowText(row('x'.repeat(200)))).toBe('x'.repeat(160));
  expect([isEmptyRow(row('', ' \n\0')), isEmptyRow(row('', 'x'))]).toEqual([true, false]);
});

it('TERR-R14 never cuts a text within a character, nor leaves a space at its end', () => {
  expect([beginOf('ab😀', 3), beginOf('ab cd', 3), beginOf(' ab', 9), beginOf('😀b', 3)]).toEqual([
    'ab',
    'ab',
    'ab',
    '😀b',
  ]);
});

it('TERR-R14 names an unused column with an example and its number of values, but no empty one', () => {
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
    { column: 'Colour', values: 2, sample: 'red' },
    { column: '#5', values: 2, sample: 'a' },
    { column: 'x'.repeat(70), values: 1, sample: 'b' },
  ]);
});

it('TERR-R10 detects a column by its heading', () => {
  const format = recogniseFormat(['number', 'description', 'kind', 'status'])!;
  const file = table(['Number', 'Signed out']);
  expect([
    hasColumn(file, format, 'assigned'),
    hasColumn(file, format, 'holder'),
    hasColumn(file, format, 'blocks'),
  ]).toEqual([true, false, false]);
});

it('X-MIGRATE reads cells of Sheaf exports verbatim, except for the formula escape', () => {
  const format = recogniseFormat(['map', 'kind', 'street', 'house', 'attempts'])!;
  const read = (text: string) => openCells(table(['Name']), format)(row(text))('name');
  const texts = {
    "'=1": '=1',
    "'+1": '+1',
    "'-1": '-1',
    "'@a": '@a',
    "'\ta": 'a',
    "'\ra": 'a',
    "'\uff1d1": '\uff1d1',
    "'a": "'a",
  };
  for (const [written, text] of Object.entries(texts))
    expect([written, read(written)]).toEqual([written, [text]]);
  expect([read(' a  b '), read("x'=1"), read('a\0'), read('\0')]).toEqual([[' a  b '], ["x'=1"], ['a'], []]);
});
