import { expect, it } from 'vitest';
import type { FileRow } from './columns.ts';
import {
  bringsNothing,
  countPeople,
  type KnownPerson,
  lackingForPeople,
  type PlanContext,
  planPeople,
} from './plan.ts';

const miriam: KnownPerson = {
  id: 7,
  first_name: 'Miriam',
  last_name: 'Webb',
  gender: 'brother',
  appointment: 'elder',
  email: null,
  phone: null,
  address: null,
  emergency: null,
  dob: null,
  doi: null,
  group_id: null,
  qualified_parts: [],
  public_talk_outlines: [],
  family_id: null,
  contacts_open: true,
  is_away_ahead: false,
};
const around = (rest: Partial<PlanContext> = {}): PlanContext => ({
  known: [miriam],
  groups: [' Cooee '],
  today: '2026-11-21',
  fill: true,
  phoneOf: (typed) => typed,
  ...rest,
});
const lines = (...rows: FileRow[]) =>
  rows.map((cells, index) => ({ line: index + 2, cells: { last_name: 'Webb', gender: 'm', ...cells } }));
const everything = {
  first_name: 'Miriam',
  appointment: 'elder',
  email: 'm@example.org',
  phone: '+61491570157',
  address: '4 Mount Street',
  emergency: 'Ada',
  dob: '1980-01-01',
  doi: '1999-01-01',
  group: 'Montello',
  qualifications: '1; 2',
  talks: '12',
};
const fillingOf = (known: Partial<KnownPerson>, cells: FileRow = everything) =>
  planPeople(lines(cells), around({ known: [{ ...miriam, ...known }] })).fill[0]?.filling;
const all = {
  email: 'm@example.org',
  phone: '+61491570157',
  address: '4 Mount Street',
  emergency: 'Ada',
  dob: '1980-01-01',
  doi: '1999-01-01',
  group: 'Montello',
  qualified_parts: [1, 2],
  public_talk_outlines: [12],
};

it('IMPORT-R4 fills all empty fields and no others', () => {
  expect(fillingOf({})).toEqual(all);
  const full = {
    email: 'a',
    phone: 'b',
    address: 'c',
    emergency: 'd',
    dob: '1979-01-01',
    doi: '1998-01-01',
    group_id: 3,
    qualified_parts: [1],
    public_talk_outlines: [1],
  };
  for (const field of Object.keys(full) as (keyof typeof full)[]) {
    const { [field === 'group_id' ? 'group' : field]: _, ...others } = all as Record<string, unknown>;
    expect([field, fillingOf({ [field]: full[field] })]).toEqual([field, others]);
  }
  expect(fillingOf(full)).toBeUndefined();
  expect(fillingOf({}, { first_name: 'Miriam' })).toBeUndefined();
});

it('IMPORT-R4 USERS-X7 leaves contacts unchanged if links to them would sign in as that person', () => {
  const { email: _, phone: __, ...others } = all;
  expect(fillingOf({ contacts_open: false })).toEqual(others);
});

it('IMPORT-R4 fills only contacts of a guest, and talks only of people who give talks', () => {
  const { email, phone } = all;
  // The first part is for publishers, so a guest does not get it either.
  expect(fillingOf({ appointment: 'guest' })).toEqual({ email, phone });
  const { public_talk_outlines: _, ...others } = all;
  expect(fillingOf({ appointment: 'publisher' })).toEqual({ ...others, qualified_parts: [1] });
});

it('IMPORT-R4 fills neither of two contradictory dates', () => {
  const { dob: _, doi: __, ...others } = all;
  expect(fillingOf({}, { ...everything, dob: '1980-01-01', doi: '' })).toHaveProperty('dob');
  expect(fillingOf({ doi: '1979-01-01' })).toEqual(others);
  expect(fillingOf({ dob: '2000-01-01' })).toEqual(others);
});

it('IMPORT-R3 reports every row with line, name and reason', () => {
  const long = 'x'.repeat(130);
  const { rows } = planPeople(
    lines({ first_name: ' Ruth ' }, { first_name: long }, { first_name: 'Ada', last_name: undefined }, {}),
    around(),
  );
  expect(rows).toEqual([
    { line: 2, full_name: 'Ruth  Webb', outcome: 'new', reason: null, fields: [], left_out: [], words: [] },
    {
      line: 3,
      full_name: long.slice(0, 121),
      outcome: 'problem',
      reason: 'too-long',
      fields: [],
      left_out: [],
      words: [],
    },
    {
      line: 4,
      full_name: 'Ada',
      outcome: 'problem',
      reason: 'name-missing',
      fields: [],
      left_out: [],
      words: [],
    },
    {
      line: 5,
      full_name: 'Webb',
      outcome: 'problem',
      reason: 'name-missing',
      fields: [],
      left_out: [],
      words: [],
    },
  ]);
});

it('IMPORT-R5 creates a group once, for new or filled people, unless it exists', () => {
  const rows = lines(
    { first_name: 'Ruth', group: 'Montello' },
    { first_name: 'Lois', group: 'MONTELLO' },
    { first_name: 'Ada', group: 'COOEE' },
    { first_name: 'Eve' },
    { ...everything, group: 'Havenview' },
  );
  expect(planPeople(rows, around()).groups).toEqual(['Montello', 'Havenview']);
  expect(planPeople(rows, around({ fill: false })).groups).toEqual(['Montello']);
});

it('IMPORT-R5 a family has one head and one spouse, by file order', () => {
  const family = (...ties: string[]) =>
    planPeople(
      lines(...ties.map((tie, index) => ({ first_name: `P${index}`, family: 'Webb', tie }))),
      around(),
    ).families.map(({ id, members }) => [id, ...members.map(({ tie }) => tie)]);
  expect(family('head', 'spouse', 'child')).toEqual([[null, 'head', 'spouse', 'child']]);
  expect(family('spouse', 'spouse', 'head', 'head', 'child', 'child')).toEqual([
    [null, 'spouse', 'other', 'head', 'other', 'child', 'child'],
  ]);
  expect(family('child', 'spouse')).toEqual([[null, 'head', 'spouse']]);
});

it('IMPORT-R5 distinguishes families of one name by number, and needs a new member', () => {
  const named = (first_name: string, family: string, family_number = '') => ({
    first_name,
    family,
    family_number,
    tie: 'head',
  });
  const plan = planPeople(
    lines(
      named('Ruth', 'Webb', '1'),
      named('Lois', 'Webb', '2'),
      named('Ada', 'Kerr'),
      named('Miriam', 'Ashby'),
      { first_name: 'Eve' },
    ),
    around(),
  );
  expect(plan.families.map(({ name, members }) => [name, members.map(({ key }) => key)])).toEqual([
    ['Webb', ['webb, ruth']],
    ['Webb', ['webb, lois']],
    ['Kerr', ['webb, ada']],
  ]);
});

it('IMPORT-R5 a new member of an existing family is neither head nor spouse', () => {
  const known = [{ ...miriam, family_id: 3 }];
  const plan = planPeople(
    lines(
      { first_name: 'Ruth', family: 'Webb', tie: 'spouse' },
      { first_name: 'Miriam', family: 'Webb', tie: 'head' },
      { first_name: 'Joel', family: 'Webb', tie: 'child' },
    ),
    around({ known }),
  );
  expect(plan.families).toEqual([
    {
      id: 3,
      name: 'Webb',
      members: [
        { key: 'webb, ruth', tie: 'other' },
        { key: 'webb, joel', tie: 'child' },
      ],
    },
  ]);
  expect(countPeople(plan).families).toBe(0);
});

it('IMPORT-R3 counts the rows by outcome, and an import without new or filled people adds nothing', () => {
  const counts = countPeople(
    planPeople(
      lines({ first_name: 'Ruth', family: 'Webb' }, everything, { first_name: 'Ada', gender: '?' }),
      around(),
    ),
  );
  expect(counts).toEqual({ new: 1, filled: 1, there: 0, problems: 1, groups: 1, families: 1 });
  const none = { new: 0, filled: 0, there: 3, problems: 2, groups: 0, families: 0 };
  expect([none, { ...none, new: 1 }, { ...none, filled: 1 }].map(bringsNothing)).toEqual([
    true,
    false,
    false,
  ]);
});

it('IMPORT-R9 each part of an import needs its own permission and no other', () => {
  const lacking = (cells: FileRow, ...keys: string[]) =>
    lackingForPeople(planPeople(lines(cells), around()), new Set(keys));
  expect(lacking({ first_name: 'Ruth', family: 'Webb' })).toEqual(['settings.users.edit']);
  expect(lacking({ first_name: 'Miriam', email: 'm@example.org' })).toEqual(['settings.users.edit']);
  expect(lacking({ first_name: 'Ruth', group: 'Montello' })).toEqual(['settings.groups.add']);
  expect(lacking({ first_name: 'Ruth', group: 'Montello' }, 'settings.groups.add')).toEqual([]);
  expect(lacking({ first_name: 'Ruth', qualifications: '5' })).toEqual(['settings.users.qualifications']);
  expect(lacking({ first_name: 'Miriam', qualifications: '5' }, 'settings.users.edit')).toEqual([
    'settings.users.qualifications',
  ]);
  expect(lacking({ first_name: 'Ruth', away: '2026-12-01/2026-12-02' })).toEqual(['settings.away.admin']);
});
