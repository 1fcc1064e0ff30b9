import { expect, it } from 'vitest';
import { readDirectoryLines } from '../../meetings/speakers-import/read-rows.ts';
import { planPeople } from './plan.ts';

const around = {
  known: [],
  groups: [],
  today: '2026-11-01',
  fill: false,
  phoneOf: (typed: string | null) => (typed === 'twelve' ? undefined : typed),
};
const amos = { first_name: 'Amos', last_name: 'Reed', gender: 'm' };

it('IMPORT-R21 reports and omits an unreadable cell, and imports its person', () => {
  const cells = {
    phone: 'twelve',
    email: 'amos at home',
    dob: '31.02.1980',
    doi: '2999-01-01',
    away: 'soon',
    talks: '12, many, 5',
    address: 'x'.repeat(200),
  };
  const { rows, add } = planPeople([{ line: 2, cells: { ...amos, ...cells } }], around);
  expect(rows[0]!.outcome).toBe('new');
  expect(rows[0]!.left_out.map(({ column, reason }) => [column, reason])).toEqual([
    ['email', 'email-unusable'],
    ['address', 'too-long'],
    ['dob', 'day-unreadable'],
    ['doi', 'date-ahead'],
    ['talks', 'numbers-unreadable'],
    ['away', 'away-unreadable'],
    ['phone', 'phone-unreadable'],
  ]);
  expect(add[0]).toMatchObject({ phone: null, email: null, dob: null, doi: null, address: null, away: [] });
});

it('IMPORT-R21 requires a name and a gender, and guesses neither', () => {
  const { rows } = planPeople(
    [
      { line: 2, cells: { ...amos, gender: '' } },
      { line: 3, cells: { ...amos, first_name: 'Ben', gender: 'x' } },
      { line: 4, cells: { ...amos, last_name: '' } },
    ],
    around,
  );
  expect(rows.map(({ reason }) => reason)).toEqual(['gender-missing', 'gender-unreadable', 'name-missing']);
});

it('SPKR-I6 reports and omits an unreadable cell of a speaker, and imports the line', () => {
  const fields = ['congregation', 'day', 'time', 'speaker', 'email', 'talks', 'appointment'] as const;
  const table = {
    headings: [...fields],
    rows: [
      { line: 2, cells: ['Riverside', 'someday', 'noon', 'Amos Reed', 'amos at home', '1-3, x', 'elder'] },
    ],
  };
  const read = readDirectoryLines(
    table,
    fields.map((field) => ({ column: field, field })),
  );
  expect(read.problems).toEqual([]);
  expect(read.cells.map(({ line, reason, text }) => [line, reason, text])).toEqual([
    [2, 'day-unclear', 'someday'],
    [2, 'time-unclear', 'noon'],
    [2, 'email-wrong', 'amos at home'],
    [2, 'talks-unclear', '1-3, x'],
  ]);
  expect(read.lines[0]).toMatchObject({
    congregation: { public_day: null, public_start_time: null },
    speaker: { email: null, outlines: [1, 2, 3] },
  });
});
