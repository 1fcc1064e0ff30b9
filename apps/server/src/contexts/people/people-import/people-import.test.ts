import { absences } from '@sheaf/contract/people/absences/absences';
import { people } from '@sheaf/contract/people/people/people';
import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { nameKey, readPersonRow } from '@sheaf/rules/people/people-import/person-row';
import { readPeopleText } from '@sheaf/rules/people/people-import/read-people-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ImportBody,
  type ImportFixture,
  importBodyOf,
  openImportFixture,
} from '#contexts/people/people-import/testing/import-fixture';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';

let files: ImportFixture;
let admin: SeededPerson;

beforeAll(async () => {
  files = await openImportFixture();
  const congregation = await seedCongregation(files.test.database.owner);
  admin = await congregation.addPerson({ roles: [1], firstName: 'Daniel' });
});
afterAll(() => files.close());

const send = (text: string, rest: Partial<ImportBody> = {}, as = admin.token) => files.send(text, as, rest);
const detail = (name: string, as = admin.token) => files.detail(name, as);
const exported = async (as = admin.token): Promise<string> =>
  (await files.test.app.inject({ url: '/api/users/export', headers: { authorization: `Bearer ${as}` } }))
    .body;

const organized = `personalInfo.firstname;personalInfo.lastname;personalInfo.gender;contactInfo.phoneNumber;privilege.elder;spiritualStatus.baptized;field_service_group
Caleb;Ashby;male;0491 570 158;yes;yes;Cooee
Naomi;Ashby;female;;;yes;cooee
Caleb;ASHBY;male;;;yes;
Joel;;male;;;yes;
Lydia;Webb;female;twelve;;yes;
`;

it('IMPORT-R3 USERS-X6 returns the result of each row in a dry run, and adds nobody', async () => {
  const { data } = await send(organized, { dry_run: true });
  expect(data).toMatchObject({ dry_run: true, id: null, groups: ['Cooee'], lacking: [] });
  expect(data.counts).toEqual({ new: 3, filled: 0, there: 0, problems: 2, groups: 1, families: 0 });
  expect(
    data.rows.map(({ line, full_name, outcome, reason }) => [line, full_name, reason ?? outcome]),
  ).toEqual([
    [2, 'Caleb Ashby', 'new'],
    [3, 'Naomi Ashby', 'new'],
    [4, 'Caleb ASHBY', 'twice-in-file'],
    [5, 'Joel', 'name-missing'],
    [6, 'Lydia Webb', 'new'],
  ]);
  expect(data.rows.at(-1)!.left_out).toEqual([
    { column: 'phone', reason: 'phone-unreadable', text: 'twelve' },
  ]);
  expect(await detail('Caleb Ashby')).toBeUndefined();
});

it('IMPORT-R3 adds people as publishers without an invite, and nobody twice in a second run', async () => {
  expect((await send(organized)).data.counts.new).toBe(3);
  expect(await detail('Lydia Webb')).toMatchObject({ phone: null });
  const caleb = await detail('Caleb Ashby');
  expect(caleb).toMatchObject({
    appointment: 'elder',
    roles: [2],
    phone: '+61491570158',
    group_name: 'Cooee',
    last_login: null,
  });
  expect((await detail('Naomi Ashby'))?.group_id).toBe(caleb!.group_id);
  const { rows } = await files.test.database.owner.query(
    'select count(*)::int as links from sign_in_links where person_id = $1',
    [caleb!.id],
  );
  expect(rows).toEqual([{ links: 0 }]);
  expect((await send(organized)).problem.code).toBe('import-empty');
  expect(
    (await files.everybody(admin.token)).filter(({ last_name }) => last_name.toLowerCase() === 'ashby'),
  ).toHaveLength(2);
});

it('IMPORT-R3 reads a phone number without a country in the congregation’s country', async () => {
  const { other, keeper } = await files.fixture('Wien');
  await files.test.database.owner.query(
    `update congregations set country_id = (select id from countries where code = 'DE') where congregation_id = $1`,
    [other.id],
  );
  await send('first name,last name,sex,phone\nAda,Lang,f,030 901820\n', {}, keeper.token);
  expect((await detail('Ada Lang', keeper.token))?.phone).toBe('+4930901820');
});

it('IMPORT-R4 fills empty fields on request, and preserves existing values', async () => {
  const as = admin.token;
  await files.test.call(people.addPerson, {
    as,
    body: { first_name: 'Esther', last_name: 'Kerr', gender: 2, phone: '0491 570 006' },
  });
  const file =
    'first name,last name,sex,phone,email,dob\nEsther,KERR,f,0491 570 159,Esther@Example.org,1980-02-29\n';
  expect((await send(file)).problem.code).toBe('import-empty');
  const { data } = await send(file, { fill: true });
  expect(data.rows[0]).toMatchObject({ outcome: 'filled', fields: ['email', 'dob'] });
  expect(await detail('Esther Kerr')).toMatchObject({
    phone: '+61491570006',
    email: 'esther@example.org',
    dob: '1980-02-29',
  });
  const back = await files.test.call(peopleImport.rollbackPeople, { as, params: { id: data.id! } });
  expect(back.data).toMatchObject({ removed: 0, emptied: 1, kept: [] });
  expect(await detail('Esther Kerr')).toMatchObject({ phone: '+61491570006', email: null, dob: null });
});

it('IMPORT-R4 USERS-X7 fills no contact of a person with further permissions', async () => {
  const { other, keeper } = await files.fixture('Penguin');
  const adder = await other.addPerson({
    roles: [2],
    permissions: ['settings.users', 'settings.users.add', 'settings.users.edit'],
    firstName: 'Adder',
  });
  const file = 'first name,last name,sex,email,dob\nKeeper,Hollis,f,mine@example.org,1980-02-29\n';
  const { data } = await send(file, { fill: true }, adder.token);
  expect(data.rows[0]).toMatchObject({ outcome: 'filled', fields: ['dob'] });
  expect((await detail('Keeper Hollis', keeper.token))?.email).toBeNull();
});

it('IMPORT-R9 refuses what single operations refuse, and requires the permissions', async () => {
  const { other } = await files.fixture('Latrobe');
  const adder = await other.addPerson({ roles: [2], permissions: ['settings.users.add'] });
  const looked = await send(organized, { dry_run: true }, adder.token);
  expect(looked.data.lacking).toEqual(['settings.groups.add']);
  expect((await send(organized, {}, adder.token)).problem.code).toBe('import-not-permitted');
});

const household = `first name,last name,sex,appointment,family,family number,tie,away,qualifications,group
Boaz,Marsh,m,servant,Marsh,1,head,2030-01-01/2030-01-05 Visiting,3; 5,Romaine
Ruth,Marsh,f,publisher,Marsh,1,spouse,,18,Romaine
Obed,Marsh,m,student,Marsh,1,child,,,Romaine
`;

it('IMPORT-R5 imports groups, families, qualifications and absences', async () => {
  const { keeper } = await files.fixture('Stanley');
  expect((await send(household, {}, keeper.token)).data.counts).toMatchObject({
    new: 3,
    groups: 1,
    families: 1,
  });
  const boaz = await detail('Boaz Marsh', keeper.token);
  expect(boaz).toMatchObject({ qualified_parts: [3, 5], group_name: 'Romaine' });
  expect(boaz?.family?.members.map(({ full_name, tie }) => [full_name, tie])).toEqual([
    ['Boaz Marsh', 'head'],
    ['Ruth Marsh', 'spouse'],
    ['Obed Marsh', 'child'],
  ]);
  const away = (await files.test.call(absences.listAwayDates, { as: keeper.token })).data;
  expect(away).toMatchObject([{ user_id: boaz!.id, comment: 'Visiting', days: 5 }]);
});

it('IMPORT-R7 USERS-X6 imports an exported file into another congregation without loss', async () => {
  const as = admin.token;
  await send(household);
  await files.test.call(people.addPerson, {
    as,
    body: {
      first_name: 'Zoë',
      last_name: '=SUM(1)',
      gender: 2,
      address: 'Mount Street 4, "upstairs"',
      dob: '1980-02-29',
      hope: 1,
      emergency: `Ada,\n"upstairs" ${'9'.repeat(300)}`,
    },
  });
  const table = await exported();
  expect(table).toContain("'=SUM(1)");
  const { keeper } = await files.fixture('Ulverstone');
  const { data } = await send(table, {}, keeper.token);
  expect(data.counts.problems).toBe(0);
  /** By name, with families by their members, because ids differ per congregation. */
  const plainly = (text: string) => {
    const read = readPeopleText(text);
    if (!read.allowed) throw new Error(read.reason);
    return read.value.lines
      .map(({ cells }) => readPersonRow(cells, '2026-11-21'))
      .flatMap((row) => (row.allowed ? [{ ...row.value, family_number: null }] : []))
      .filter(({ first_name }) => first_name !== 'Keeper')
      .sort((a, b) => nameKey(a).localeCompare(nameKey(b)));
  };
  expect(plainly(await exported(keeper.token))).toEqual(plainly(table));
});

it('IMPORT-R8 refuses rows that the phone should have refused', async () => {
  const body = importBodyOf('first name,last name,sex\nRuth,Hollis,f\n');
  const status = async (rest: object) =>
    (
      await files.test.call(peopleImport.importPeople, {
        as: admin.token,
        body: { ...body, ...rest } as ImportBody,
      })
    ).status;
  expect(await status({ rows: [] })).toBe(422);
  expect(await status({ rows: Array.from({ length: 2001 }, () => body.rows[0]) })).toBe(422);
  expect(await status({ rows: [{ line: 1, cells: { password: 'x' } }] })).toBe(422);
  expect(await status({ rows: [{ line: 1, cells: { first_name: 'x'.repeat(5000) } }] })).toBe(422);
  expect(await status({ format: 'nws' })).toBe(422);
});

it('IMPORT-R25 IMPORT-R4 adds days away to existing people without future ones, returns their spans, and removes them in the rollback', async () => {
  const { other, keeper } = await files.fixture('Somerset');
  const miriam = await other.addPerson({ firstName: 'Miriam' });
  const file = (span: string) => `first name,last name,sex,away\nMiriam,Hollis,f,${span} Visiting\n`;
  const span = { user_id: miriam.id, start_date: '2030-01-01', end_date: '2030-01-05' };
  const text = file('2030-01-01/2030-01-05');
  expect((await send(text, {}, keeper.token)).problem.code).toBe('import-empty');
  const dry = await send(text, { fill: true, dry_run: true }, keeper.token);
  expect(dry.data.rows[0]).toMatchObject({ outcome: 'filled', fields: ['away'] });
  expect(dry.data.away).toEqual([span]);
  const { data } = await send(text, { fill: true }, keeper.token);
  expect(data.away).toEqual([span]);
  const away = async () => (await files.test.call(absences.listAwayDates, { as: keeper.token })).data;
  expect(await away()).toMatchObject([{ ...span, comment: 'Visiting' }]);
  const { rows } = await files.test.database.owner.query(
    'select type, details from notifications where person_id = $1',
    [miriam.id],
  );
  expect(rows).toEqual([{ type: 'away-entered', details: { from: '2030-01-01', until: '2030-01-05' } }]);
  const again = await send(file('2030-02-01/2030-02-05'), { fill: true, dry_run: true }, keeper.token);
  expect([again.data.rows[0]!.outcome, again.data.away]).toEqual(['there', []]);
  await files.test.call(peopleImport.rollbackPeople, { as: keeper.token, params: { id: data.id! } });
  expect(await away()).toEqual([]);
});
