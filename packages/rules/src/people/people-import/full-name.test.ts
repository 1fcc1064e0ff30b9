import { expect, it } from 'vitest';
import type { MatchedPeopleColumn } from './columns.ts';
import { splitName } from './full-name.ts';
import { readPeopleColumns, readPeopleText } from './read-people-text.ts';

const read = (text: string, matched: MatchedPeopleColumn[] = []) => {
  const found = readPeopleText(text, matched);
  if (!found.allowed) throw new Error(found.reason);
  return found.value;
};
const names = (text: string, matched: MatchedPeopleColumn[] = []) =>
  read(text, matched).lines.map(({ cells }) => [cells.first_name, cells.last_name]);

it('IMPORT-R26 splits a name at its comma, or else before its last word, and leaves a single word whole', () => {
  expect(splitName('Kent, Clark', 'first')).toEqual({ first_name: 'Clark', last_name: 'Kent' });
  expect(splitName(' Mary  Ann Lane ', 'first')).toEqual({ first_name: 'Mary Ann', last_name: 'Lane' });
  expect(splitName('Kent Clark', 'last')).toEqual({ first_name: 'Clark', last_name: 'Kent' });
  expect(splitName('Kent, Clark', 'last')).toEqual({ first_name: 'Clark', last_name: 'Kent' });
  for (const whole of ['Prince', 'Kent, Clark, Jr.', 'Kent,', ''])
    expect(splitName(whole, 'first').first_name).toBe('');
});

it('IMPORT-R26 reads a table with one name column, and matches the column by hand if the family name is first', () => {
  const text = 'Name,Sex\n"Kent, Clark",m\nLois Lane,f\nPrince,m\n';
  expect(names(text)).toEqual([
    ['Clark', 'Kent'],
    ['Lois', 'Lane'],
    [undefined, 'Prince'],
  ]);
  expect(read(text).fullName).toBe('Name');
  expect(names('Name,Sex\nKent Clark,m\n', [{ column: 'Name', field: 'full_name_last_first' }])).toEqual([
    ['Clark', 'Kent'],
  ]);
  expect(names('Who,Sex\nClark Kent,m\n', [{ column: 'Who', field: 'full_name' }])).toEqual([
    ['Clark', 'Kent'],
  ]);
  expect(names('Last name first name,Sex\nKent Clark,m\n')).toEqual([['Clark', 'Kent']]);
  expect(readPeopleColumns(text)![0]).toMatchObject({ column: 'Name', field: 'full_name' });
});

it('IMPORT-R26 IMPORT-R11 reports a whole name as left out if the table has columns of first and last name', () => {
  const text = 'Name,First name,Last name,Sex\nClark J. Kent,Clark,Kent,m\n';
  expect(names(text)).toEqual([['Clark', 'Kent']]);
  expect(read(text).unused.map(({ column }) => column)).toEqual(['Name']);
  expect(read(text).fullName).toBeNull();
});
