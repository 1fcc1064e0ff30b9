import { expect, it } from 'vitest';
import { type FileColumn, type FileRow, fileColumns } from './columns.ts';
import { longestCell, nameKey, personRow, readPersonRow } from './person-row.ts';

const today = '2026-11-21';
const good = { first_name: 'Ruth', last_name: 'Hollis', gender: 'f' };
const read = (change: FileRow = {}) => {
  const found = readPersonRow({ ...good, ...change }, today);
  if (!found.allowed) throw new Error(found.reason);
  return found.value;
};
const why = (change: FileRow) => {
  const found = readPersonRow({ ...good, ...change }, today);
  return found.allowed ? null : found.reason;
};
const plain = {
  first_name: 'Ruth',
  last_name: 'Hollis',
  gender: 'sister',
  appointment: 'publisher',
  active: true,
  pioneer: false,
  special_pioneer: false,
  aux: false,
  cart: false,
  email: null,
  phone: null,
  address: null,
  emergency: null,
  dob: null,
  doi: null,
  hope: 'other-sheep',
  lang: null,
  group: null,
  qualifications: [],
  talks: [],
  family: null,
  family_number: null,
  tie: null,
  away: [],
};

it('IMPORT-R3 a name and a gender suffice: an active publisher with no further data', () => {
  expect(read()).toEqual(plain);
  expect(read({ first_name: ' Ruth ', family_number: '3', tie: 'head', group: ' ' })).toEqual(plain);
  expect(personRow(read())).toEqual([
    ...['Ruth', 'Hollis', 'sister', 'publisher', 'yes', 'no', 'no', 'no', 'no'],
    ...['', '', '', '', '', '', 'no', '', '', '', '', '', '', '', ''],
  ]);
});

it('IMPORT-R3 reads a gender from number, letter or word', () => {
  for (const word of ['1', 'm', 'Male', 'brother']) expect(read({ gender: word }).gender).toBe('brother');
  for (const word of ['2', 'F', 'female', 'SISTER']) expect(read({ gender: word }).gender).toBe('sister');
});

it('IMPORT-R3 yes is 1, yes, true, x or y in any case, and a person is active by default', () => {
  const switches = ['active', 'pioneer', 'aux', 'cart'] as const;
  for (const column of switches) {
    for (const word of ['1', 'Yes', 'TRUE', 'x', ' y '])
      expect([word, read({ [column]: word })[column]]).toEqual([word, true]);
    for (const word of ['0', 'no', 'false', 'n', '-'])
      expect([word, read({ [column]: word })[column]]).toEqual([word, false]);
  }
  expect([read({ hope: 'x' }).hope, read({ special_pioneer: 'x' }).special_pioneer]).toEqual([
    'anointed',
    true,
  ]);
});

it('IMPORT-R2 reads appointments as people and other programs write them', () => {
  const written = {
    servant: ['Ministerial Servant', 'ministerial-servant', 'MS', 'M.S.', 'servant'],
    unbaptised: ['Unbaptized Publisher', 'unbaptised_publisher', 'Unbaptized'],
    inactive: ['Inactive publisher', 'inactive'],
    student: ['Bible Student'],
    elder: ['Elder '],
  };
  for (const [appointment, words] of Object.entries(written))
    for (const word of words)
      expect([word, read({ appointment: word }).appointment]).toEqual([word, appointment]);
});

it('IMPORT-R3 accepts known languages, appointments and ties, and refuses others', () => {
  expect(['en', 'pt-BR', 'yue', 'english', 'EN', 'pt-br', 'x en'].map((lang) => read({ lang }).lang)).toEqual(
    ['en', 'pt-BR', 'yue', null, null, null, null],
  );
  expect([read({ appointment: 'ELDER' }).appointment, read({ appointment: 'king' }).appointment]).toEqual([
    'elder',
    'publisher',
  ]);
  const family = { family: 'Webb', family_number: '12' };
  expect(read({ ...family, tie: 'Spouse' })).toMatchObject({
    family: 'Webb',
    family_number: 12,
    tie: 'spouse',
  });
  expect(read({ ...family, tie: 'aunt', family_number: 'x1' })).toMatchObject({
    family_number: null,
    tie: 'other',
  });
  expect(read({ ...family, family_number: '1234567890' }).family_number).toBeNull();
  expect(read({ email: 'RUTH@Example.org' }).email).toBe('ruth@example.org');
});

it('IMPORT-R3 parts and talks are existing, permitted numbers, distinct and ordered', () => {
  const elder = { appointment: 'elder', gender: 'm' };
  expect(read({ ...elder, qualifications: '18, 2;2 x 19 0 7', talks: '999 1000 0 12; 12' })).toMatchObject({
    qualifications: [2, 7, 18],
    talks: [12, 999],
  });
  expect(read({ qualifications: '1 18', talks: '12' })).toMatchObject({ qualifications: [18], talks: [] });
  expect(read({ active: 'no', qualifications: '18' }).qualifications).toEqual([18]);
});

it('USERS-R3 a guest has no group, with any file content', () => {
  expect(read({ appointment: 'guest', group: 'Cooee', dob: '1990-01-01', aux: 'x' })).toEqual({
    ...plain,
    appointment: 'guest',
  });
  expect(read({ group: ' Cooee ' }).group).toBe('Cooee');
});

it('IMPORT-R3 reports a cell of any column that is one character too long', () => {
  const longest: Partial<Record<FileColumn, number>> = {
    first_name: 60,
    last_name: 60,
    phone: 40,
    emergency: 1000,
    group: 60,
    family: 60,
    away: 4000,
  };
  for (const column of fileColumns) {
    const most = longest[column] ?? 190;
    expect([column, why({ [column]: 'x'.repeat(most + 1) })]).toEqual([column, 'too-long']);
    expect([column, why({ [column]: 'x'.repeat(most) })]).not.toEqual([column, 'too-long']);
  }
  expect(longestCell).toBe(4000);
});

it('IMPORT-R3 requires both names, and reports an unreadable immersion date', () => {
  expect([why({ last_name: ' ' }), why({ first_name: '' }), why({ doi: '03/04/2001' })]).toEqual([
    'name-missing',
    'name-missing',
    'day-unreadable',
  ]);
  expect(nameKey({ first_name: ' Ruth', last_name: ' Hollis' })).toBe('hollis,  ruth');
  expect(nameKey({ first_name: '', last_name: 'Hollis' })).toBe('hollis,');
});
