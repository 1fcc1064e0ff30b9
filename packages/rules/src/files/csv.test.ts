import { expect, it } from 'vitest';
import { mostCsvColumns, mostCsvRows, parseCsv, unquoted, writeCsv } from './csv.ts';

it('IMPORT-R1 detects the most frequent separator of the first line outside quotes', () => {
  expect(parseCsv('a;b,c;d\n1;2;3')).toEqual([
    ['a', 'b,c', 'd'],
    ['1', '2', '3'],
  ]);
  expect(parseCsv('a\tb\n1,2,3\t4')).toEqual([
    ['a', 'b'],
    ['1,2,3', '4'],
  ]);
  expect(parseCsv('"a;;;",b\r1;2;3,4')).toEqual([
    ['a;;;', 'b'],
    ['1;2;3', '4'],
  ]);
  expect(parseCsv('a,b;"c;;;')).toEqual([['a', 'b;"c;;;']]);
  expect(parseCsv('a\n1;2;3')).toEqual([['a'], ['1;2;3']]);
});

it('IMPORT-R1 accepts CR, LF and CRLF, returns empty lines as rows, and needs no final line end', () => {
  expect(parseCsv('a,b\r\n\r\nc,d\n\ne,f\rg')).toEqual([
    ['a', 'b'],
    [''],
    ['c', 'd'],
    [''],
    ['e', 'f'],
    ['g'],
  ]);
  expect(parseCsv('a,b\n')).toEqual([['a', 'b']]);
  expect(parseCsv('a,')).toEqual([['a', '']]);
  expect(parseCsv('\uFEFFa,b')).toEqual([['a', 'b']]);
  expect(parseCsv('')).toEqual([]);
});

it('IMPORT-R1 keeps separators, line ends and doubled quotes inside quotes, and text after a closing quote', () => {
  expect(parseCsv('"a,""b""\r\nc",d\n"x" y,"z"')).toEqual([
    ['a,"b"\r\nc', 'd'],
    ['x y', 'z'],
  ]);
  expect(parseCsv('a"b,c')).toEqual([['a"b', 'c']]);
  expect(parseCsv('"",b')).toEqual([['', 'b']]);
  expect(parseCsv('a,"never, ends\n')).toEqual([['a', 'never, ends\n']]);
});

it('IMPORT-R8 stops after the first row beyond the row limit or the cell limit', () => {
  expect(parseCsv('a\n'.repeat(mostCsvRows + 5))).toHaveLength(mostCsvRows + 1);
  expect(parseCsv('a\n'.repeat(mostCsvRows))).toHaveLength(mostCsvRows);
  const wide = (cells: number) => parseCsv(`${','.repeat(cells - 1)}\nnext`);
  expect(wide(mostCsvColumns)).toHaveLength(2);
  expect(wide(mostCsvColumns + 5)).toHaveLength(1);
  expect(wide(mostCsvColumns + 5)[0]).toHaveLength(mostCsvColumns + 1);
});

it('COMMON-X13 IMPORT-R7 escapes cells that spreadsheets treat as formulas, and leaves signed numbers unchanged', () => {
  const cells = {
    '=1+1': "'=1+1",
    '@x': "'@x",
    '\tx': '"\'\tx"',
    '+61491570006': '+61491570006',
    '-5': '-5',
    '-5a': "'-5a",
    '+a': "'+a",
    "'=x": "''=x",
    "''-x": "'''-x",
    "'x": "'x",
    '＝1+1': "'＝1+1",
    '＋a': "'＋a",
    '－2+3': "'－2+3",
    '＠SUM(1)': "'＠SUM(1)",
    "'＝x": "''＝x",
    '\n=x': '"\'\n=x"',
    '-41.05': '-41.05',
    '-1+2': "'-1+2",
    'a=b': 'a=b',
    'a,b': '"a,b"',
    'a;b': '"a;b"',
    'a"b': '"a""b"',
    'a\nb': '"a\nb"',
  };
  for (const [cell, written] of Object.entries(cells)) {
    expect([cell, writeCsv([[cell, 'z']])]).toEqual([cell, `\uFEFF${written},z\r\n`]);
    expect(unquoted(parseCsv(writeCsv([[cell, 'z']]))[0]![0]!)).toBe(cell);
  }
  expect(writeCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n');
  for (const kept of ["'x", 'x', "x'=y", '=x']) expect(unquoted(kept)).toBe(kept);
});
