import { expect, it } from 'vitest';
import { readDirectoryLines } from '../meetings/speakers-import/read-rows.ts';
import { readPlainRow } from '../territory/addresses/testing/plain-lines.ts';
import { openCells } from '../territory/territory-import/cells.ts';
import { readImport } from '../territory/territory-import/read-import.ts';
import { cutCell } from './cut-cell.ts';

it('COMMON-X128 cuts a cell one character above its column limit, after folding white space', () => {
  expect(cutCell(`a${' '.repeat(99)}b\n\n\tc`, 3)).toBe('a b ');
  expect(cutCell('abcdef', 3)).toBe('abcd');
  expect(cutCell('abc', 3)).toBe('abc');
  expect(cutCell('abc😀d', 3)).toBe('abc😀');
  expect(cutCell(`${'\0'.repeat(9)}ab`, 3)).toBe('ab');
  expect(cutCell(undefined, 3)).toBe('');
});

const long = `1${'x'.repeat(90_000)}`;
const headings = ['TerritoryNumber', 'TerritoryAddressID', 'Street', 'Number', 'Notes', 'Name'];

it('COMMON-X128 reads no cell of a territory file beyond its column limit', () => {
  const format = { format: 'nws-addresses', rows: 'addresses', needs: [], own: [] } as const;
  const columns = { street: ['street'], notes: ['notes'], house: ['number'] } as const;
  const table = { headings, rows: [{ line: 2, cells: headings.map(() => long) }] };
  const cells = openCells(table, { ...format, columns })(table.rows[0]!);
  expect([cells('street')[0]!.length, cells('notes')[0]!.length, cells('house')[0]!.length]).toEqual([
    121, 501, 61,
  ]);
});

it('COMMON-X128 reports the line of a cut cell, and imports the row if the text may be shortened', () => {
  const row = (line: number, ...cells: string[]) => ({ line, cells });
  const table = {
    headings,
    rows: [
      row(2, '1', '9', 'Mount Street', '12', long, 'Ann'),
      row(3, '1', '9', 'Mount Street', long, '', ''),
    ],
  };
  const read = readImport(table, { today: '2026-11-01', lang: 'en', hyphen: 'range' });
  if (!read.allowed) throw new Error(read.reason);
  expect(read.value.addresses.map(({ note }) => note?.length)).toEqual([500, undefined]);
  expect(read.value.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'text-shortened'],
    [3, 'text-shortened'],
  ]);
});

it('COMMON-X128 cuts a long street of an address list at the column limit, never within a surrogate pair', () => {
  const columns = {
    house: 0,
    street: 1,
    latitude: 2,
    longitude: 3,
    unit: null,
    suburb: null,
    postcode: null,
  };
  const read = readPlainRow(['12', `${'a'.repeat(189)}😀😀`, '-41', '145'], columns);
  expect(read).toMatchObject({ allowed: true, value: { street: 'a'.repeat(189) } });
  expect(readPlainRow([long, 'Mount Street', '-41', '145'], columns)).toMatchObject({
    value: { house: '1', suffix: `~1${'x'.repeat(22)}` },
  });
});

it('COMMON-X128 names the column of a cell that is too long, and refuses the line if the cell is a name', () => {
  const table = {
    headings: ['congregation', 'talks'],
    rows: [
      { line: 2, cells: ['Burnie', '1,'.repeat(1100)] },
      { line: 3, cells: ['x'.repeat(121), ''] },
      { line: 4, cells: [`${'x'.repeat(60)}${' '.repeat(900)}y`, ''] },
    ],
  };
  const columns = [
    { column: 'congregation', field: 'congregation' as const },
    { column: 'talks', field: 'talks' as const },
  ];
  const read = readDirectoryLines(table, columns);
  expect(read.problems.map(({ line, reason }) => [line, reason])).toEqual([[3, 'too-long']]);
  expect(read.cells.map(({ line }) => line)).toEqual([2]);
  expect(read.lines.map(({ line }) => line)).toEqual([2, 4]);
});
