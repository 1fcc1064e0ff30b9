import { expect, it } from 'vitest';
import type { Json } from '../../files/json-value.ts';
import { isOrganized, readOrganized } from './organized.ts';

const at = (value: unknown) => ({ value, updatedAt: '2026-01-01T00:00:00.000Z' });
const personOf = (person_data: unknown, rest: Json = {}) => ({ person_uid: 'a', person_data, ...rest });
const linesOf = (persons: readonly unknown[], rest: Json = {}) =>
  readOrganized({ data: { persons, ...rest } }).lines;
const cellsOf = (about: Json, rest: Json = {}) => linesOf([personOf(about)], rest)[0]!.cells;
const nobody = {
  first_name: '',
  last_name: '',
  gender: '',
  appointment: 'guest',
  active: 'yes',
  pioneer: 'no',
  special_pioneer: 'no',
  aux: 'no',
  email: '',
  phone: '',
  address: '',
  emergency: '',
  dob: '',
  doi: '',
  hope: 'no',
  qualifications: '',
  away: '',
  group: '',
};

it('IMPORT-R2 detects an Organized backup by its list of persons', () => {
  const files: Json[] = [{ data: { persons: [] } }, { data: {} }, { persons: [] }, {}];
  expect(files.map(isOrganized)).toEqual([true, false, false, false]);
});

it('IMPORT-R2 imports all supported fields of a person', () => {
  expect(
    cellsOf({
      person_firstname: at(' Miriam '),
      person_lastname: at('Webb'),
      male: at(false),
      female: at(true),
      birth_date: at('1988/02/03'),
      email: at('miriam@example.org'),
      phone: at('0491 570 006 ; 0491 570 157'),
      address: at('4 Mount Street'),
      publisher_baptized: { active: at(true), anointed: at(true), baptism_date: at('2002/03/04') },
      emergency_contacts: [
        { name: 'Samuel', contact: '0491 570 157' },
        { name: 'Ada' },
        { name: 'Gone', contact: '1', _deleted: true },
      ],
      assignments: [
        { values: [110, 300], code: 120 },
        { values: [100], _deleted: at(true) },
        { code: 'WM_Prayer' },
      ],
    }),
  ).toEqual({
    ...nobody,
    first_name: 'Miriam',
    last_name: 'Webb',
    gender: 'female',
    appointment: 'publisher',
    email: 'miriam@example.org',
    phone: '0491 570 006',
    address: '4 Mount Street',
    emergency: 'Samuel: 0491 570 157\nAda',
    dob: '1988-02-03',
    doi: '2002-03-04',
    hope: 'yes',
    qualifications: '1; 2; 14',
  });
});

it('IMPORT-R2 missing fields become empty cells, and a person without data is left out', () => {
  expect(cellsOf({})).toEqual(nobody);
  expect(cellsOf({ male: at(true) }).gender).toBe('male');
  expect(
    linesOf([personOf(null), personOf({}, { _deleted: at(true) }), personOf({})]).map(({ line }) => line),
  ).toEqual([3]);
  expect(readOrganized({})).toEqual({ lines: [], unused: [] });
});

it('IMPORT-R2 archived and disqualified people are inactive', () => {
  const active = [{}, { archived: at(true) }, { disqualified: at(true) }, { archived: at(false) }].map(
    (about) => cellsOf(about).active,
  );
  expect(active).toEqual(['yes', 'no', 'no', 'yes']);
});

it('IMPORT-R2 the appointment is the highest current one', () => {
  const privileges = (...names: string[]) => ({ privileges: names.map((privilege) => ({ privilege })) });
  const baptised = { publisher_baptized: { active: at(true) } };
  const appointments: readonly (readonly [Json, string])[] = [
    [privileges('ms', 'elder'), 'elder'],
    [{ ...privileges('ms'), ...baptised }, 'servant'],
    [{ privileges: [{ privilege: 'elder', end_date: '2019/01/01' }], ...baptised }, 'publisher'],
    [{ privileges: [{ privilege: 'elder', _deleted: true }], ...baptised }, 'publisher'],
    [{ publisher_unbaptized: { active: at(true) } }, 'unbaptised'],
    [{ publisher_baptized: { active: at(false), baptism_date: at('2002/03/04') } }, 'inactive'],
    [{ midweek_meeting_student: { active: at(true) } }, 'student'],
    [{ midweek_meeting_student: { active: at(false) } }, 'guest'],
  ];
  for (const [about, appointment] of appointments)
    expect([about, cellsOf(about).appointment]).toEqual([about, appointment]);
});

it('IMPORT-R2 a regular pioneer is not also a special pioneer or missionary', () => {
  const kinds = [['FR'], ['FS'], ['FMF'], ['FR', 'FS'], ['FR', 'FMF'], ['AP'], []].map((names) => {
    const { pioneer, special_pioneer, aux } = cellsOf({
      enrollments: names.map((enrollment) => ({ enrollment })),
    });
    return [pioneer, special_pioneer, aux].map((cell) => cell === 'yes');
  });
  expect(kinds).toEqual([
    [true, false, false],
    [false, true, false],
    [false, true, false],
    [false, true, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ]);
});

it('IMPORT-R2 days away include their comments on one line, up to the last sixty readable ones', () => {
  const span = (start_date: string, end_date: unknown, comments: unknown = '') => ({
    start_date,
    end_date,
    comments,
  });
  const timeAway = [
    span('2026/12/01', '2026/12/10', ' Visiting \n the  family '),
    span('2026/12/11', null),
    span('2026/12/14', '2026/12/12'),
    span('soon', null),
    { ...span('2026/12/15', null), _deleted: true },
    span('2026/12/16', null, 'x'.repeat(300)),
  ];
  expect(cellsOf({ timeAway }).away).toBe(
    `2026-12-01/2026-12-10 Visiting the family\n2026-12-11/2026-12-11\n2026-12-16/2026-12-16 ${'x'.repeat(190)}`,
  );
  const many = Array.from({ length: 61 }, (_, index) => span('2026/12/01', '2026/12/10', `${index}.`));
  const kept = cellsOf({ timeAway: many }).away!.split('\n');
  expect([kept.length, kept[0]]).toEqual([60, '2026-12-01/2026-12-10 1.']);
});

it('IMPORT-R2 IMPORT-R5 a group has its name, or is named by its position', () => {
  const members = [{ person_uid: 'a' }];
  const groupWith = (...groups: Json[]) =>
    cellsOf({}, { field_service_groups: groups.map((group_data) => ({ group_data })) }).group;
  expect(groupWith({ name: at(' Cooee '), members })).toBe('Cooee');
  expect(groupWith({ members: [] }, { members })).toBe('Group 2');
  expect(groupWith({ members, sort_index: 4 })).toBe('Group 5');
  expect(groupWith({ members, sort_index: 0 })).toBe('Group 1');
  expect(groupWith({ name: 'Cooee', members, _deleted: at(true) })).toBe('');
});

it("IMPORT-R2 IMPORT-R5 the head names the family, numbered by the head's line", () => {
  const lines = linesOf([
    personOf(
      { person_lastname: 'Kerr', family_members: { head: false, members: ['b'] } },
      { person_uid: 'c' },
    ),
    personOf({ person_lastname: 'Webb', family_members: { head: true, members: ['b', 'c'] } }),
    personOf({ person_lastname: 'Ashby' }, { person_uid: 'b' }),
    personOf({}, { person_uid: 'd' }),
  ]);
  expect(lines.map(({ cells }) => [cells.family, cells.family_number, cells.tie])).toEqual([
    ['Webb', '2', 'other'],
    ['Webb', '2', 'head'],
    ['Webb', '2', 'other'],
    [undefined, undefined, undefined],
  ]);
});

it('IMPORT-R23 lists unread content of an Organized backup with its count and a sample', () => {
  const about = {
    person_firstname: at('Ada'),
    person_display_name: at('Ada W'),
    categories: at(['main']),
    phone: at('0491 570 006; 0491 570 157'),
    assignments: [{ values: [100, 121, 121] }],
    enrollments: [{ enrollment: 'ZZ' }, { enrollment: 'FR', end_date: '2020-01-01' }],
    privileges: [{ privilege: 'elder' }, { privilege: 'host' }],
    timeAway: [
      { start_date: '2026-01-02', end_date: '2026-01-01' },
      { start_date: '2026-01-02', end_date: '2026-01-05' },
    ],
  };
  const { unused } = readOrganized({
    data: {
      persons: [personOf(about)],
      field_service_groups: [],
      meeting_attendance: [{ month: '2026/01' }, { month: '2026/02' }],
      speakers_congregations: [{ cong_name: 'Acton' }],
      sched: [{ weekOf: '2026/01/05' }],
      sources: [],
      app_settings: { cong_settings: { country_code: '' } },
    },
  });
  expect(unused.map(({ column, values }) => [column, values])).toEqual([
    ['categories', 1],
    ['assignments: 121', 2],
    ['privileges: host', 1],
    ['enrollments: ZZ', 1],
    ['timeAway', 1],
    ['second telephone number', 1],
    ['meeting_attendance', 2],
    ['speakers_congregations', 1],
    ['sched', 1],
  ]);
  expect(unused.find(({ column }) => column === 'speakers_congregations')!.sample).toBe(
    '{"cong_name":"Acton"}',
  );
});
