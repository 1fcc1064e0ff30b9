import { expect, it } from 'vitest';
import {
  bringsNothing,
  countPeople,
  type KnownPerson,
  lackingForPeople,
  type PlanContext,
  planPeople,
} from './plan.ts';
import { whyKept } from './rollback.ts';

const known = (rest: Partial<KnownPerson> = {}): KnownPerson => ({
  id: 7,
  first_name: 'Miriam',
  last_name: 'Webb',
  gender: 'sister',
  appointment: 'publisher',
  email: null,
  phone: '+61491570006',
  address: null,
  emergency: null,
  dob: null,
  doi: '1990-01-01',
  group_id: null,
  qualified_parts: [],
  public_talk_outlines: [],
  family_id: 3,
  is_away_ahead: false,
  contacts_open: true,
  ...rest,
});
const around = (rest: Partial<PlanContext> = {}): PlanContext => ({
  known: [known()],
  groups: ['Cooee'],
  today: '2026-11-21',
  fill: false,
  phoneOf: (typed) => (typed === 'twelve' ? undefined : typed),
  ...rest,
});
const line = (at: number, first_name: string, rest = {}) => ({
  line: at,
  cells: { first_name, last_name: 'Webb', gender: 'f', ...rest },
});
const file = [
  line(2, 'Ruth', { group: 'Montello', family: 'Webb', tie: 'head' }),
  line(3, 'MIRIAM', {
    email: 'm@example.org',
    phone: '+61491570157',
    dob: '1995-01-01',
    group: 'cooee',
    qualifications: '18; 1',
    family: 'Webb',
    tie: 'head',
  }),
  line(4, 'Ruth'),
  line(5, 'Ada', { phone: 'twelve' }),
  line(6, 'Lois', { group: 'montello' }),
];

it('IMPORT-R21 does not ask for the gender of a person who exists', () => {
  const rows = [line(2, 'Miriam', { gender: '' }), line(3, 'Ruth', { gender: 'x' })];
  expect(planPeople(rows, around()).rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'there',
    'gender-unreadable',
  ]);
  const again = line(2, ' miriam ', { gender: 'K' });
  expect(planPeople([again], around()).rows.map(({ outcome }) => outcome)).toEqual(['there']);
});

it('IMPORT-R3 each row has an outcome, and existing people stay unchanged', () => {
  const plan = planPeople(file, around());
  expect(plan.rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'new',
    'there',
    'twice-in-file',
    'new',
    'new',
  ]);
  expect(plan.fill).toEqual([]);
  expect(countPeople(plan)).toEqual({ new: 3, filled: 0, there: 1, problems: 1, groups: 1, families: 0 });
});

it('IMPORT-R4 fills only empty fields, with valid values', () => {
  const plan = planPeople(file, around({ fill: true }));
  // The birth date is after the known immersion, so it is not filled. Part 1 is not for sisters.
  expect(plan.fill).toEqual([
    { id: 7, filling: { email: 'm@example.org', group: 'cooee', qualified_parts: [18] } },
  ]);
  expect(plan.rows[1]).toMatchObject({ outcome: 'filled', fields: ['email', 'group', 'qualified_parts'] });
  const closed = planPeople(file, around({ fill: true, known: [known({ contacts_open: false })] }));
  expect(closed.fill[0]!.filling).not.toHaveProperty('email');
});

it('IMPORT-R5 matches groups by name, and adds new members to an existing family', () => {
  const plan = planPeople(file, around());
  expect(plan.groups).toEqual(['Montello']);
  expect(plan.families).toEqual([{ id: 3, name: 'Webb', members: [{ key: 'webb, ruth', tie: 'other' }] }]);
  const alone = planPeople(file, around({ known: [] }));
  expect(alone.families).toEqual([
    {
      id: null,
      name: 'Webb',
      members: [
        { key: 'webb, ruth', tie: 'head' },
        { key: 'webb, miriam', tie: 'other' },
      ],
    },
  ]);
});

it('IMPORT-R3 importing the same file again adds nothing', () => {
  const plan = planPeople([line(2, 'Miriam')], around({ fill: true }));
  expect(bringsNothing(countPeople(plan))).toBe(true);
});

it('IMPORT-R9 an import needs the permissions of its individual changes', () => {
  const plan = planPeople(file, around({ fill: true }));
  expect(lackingForPeople(plan, new Set())).toEqual([
    'settings.users.edit',
    'settings.groups.add',
    'settings.users.qualifications',
  ]);
  const away = planPeople([line(2, 'Ruth', { away: '2026-12-01/2026-12-02' })], around());
  expect(lackingForPeople(away, new Set())).toEqual(['settings.away.admin']);
  expect(lackingForPeople(planPeople([line(2, 'Ruth')], around()), new Set())).toEqual([]);
});

it('IMPORT-R6 people who signed in, were invited, have work, are in use or were changed stay, with the reason', () => {
  const idle = { id: 1, signed_in: false, invited: false, has_work: false, in_use: false, changed: false };
  expect(whyKept(idle)).toBeNull();
  expect(whyKept({ ...idle, changed: true, signed_in: true })).toBe('signed-in');
  expect(whyKept({ ...idle, invited: true })).toBe('invited');
  expect(whyKept({ ...idle, has_work: true, changed: true })).toBe('has-work');
  expect(whyKept({ ...idle, in_use: true })).toBe('in-use');
  expect(whyKept({ ...idle, changed: true })).toBe('changed');
});
