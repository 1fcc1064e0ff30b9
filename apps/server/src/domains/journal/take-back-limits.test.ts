import { journal } from '@sheaf/contract/journal';
import { maps } from '@sheaf/contract/maps';
import { roles } from '@sheaf/contract/roles';
import { territory } from '@sheaf/contract/territory';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
  map = await congregation.addMap({ number: '12' });
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const newest = async () =>
  (await test.call(journal.listChanges, { as: admin.token, query: {} })).data.changes[0]!;
const read = async (id: number) =>
  (await test.call(journal.readChange, { as: admin.token, params: { id } })).data;
const takeBack = (id: number, as = admin.token, key?: string) =>
  test.call(journal.takeBack, { as, params: { id }, ...(key && { key }) });
const codeOf = async (id: number, as = admin.token) => (await takeBack(id, as)).problem.code;
const permissionId = (key: (typeof permissionKeys)[number]): number => permissionKeys.indexOf(key) + 1;

const as = () => admin.token;
const addSuburb = async (suburb: string) => {
  const body = { suburb, code: null, region_id: null, map_id: map.id };
  const { data } = await test.call(territory.addSuburb, { as: as(), body });
  return { ...data, change: (await newest()).id };
};
const editSuburb = async (id: number, suburb: string): Promise<number> => {
  await test.call(territory.editSuburb, {
    as: as(),
    params: { id },
    body: { suburb, code: '7320', region_id: null },
  });
  return (await newest()).id;
};
const suburbNow = async (id: number) => (await query('select * from suburbs where id = $1', [id]))[0];

it('JOURNAL-R6 it takes the very key, and nobody gives by taking back what he does not hold', async () => {
  const { id } = await addSuburb('Wivenhoe');
  const change = await editSuburb(id, 'Wivenhoe Point');
  const without = await congregation.addPerson({
    permissions: permissionKeys.filter((key) => key !== 'maps.suburbs.edit'),
  });
  expect(await codeOf(change, without.token)).toBe('change-not-permitted');
  expect((await suburbNow(id)).suburb).toBe('Wivenhoe Point');

  const role = (
    await test.call(roles.addRole, {
      as: as(),
      body: {
        name: 'Keepers',
        permissions: [permissionId('settings.events'), permissionId('settings.mail')],
      },
    })
  ).data;
  const holder = await congregation.addPerson();
  await query('insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, $3)', [
    congregation.id,
    holder.id,
    role.id,
  ]);
  await test.call(roles.editRole, {
    as: as(),
    params: { id: role.id },
    body: { name: 'Keepers', permissions: [permissionId('settings.events')] },
  });
  const taken = (await newest()).id;
  const lacking = await congregation.addPerson({
    permissions: permissionKeys.filter((key) => key !== 'settings.mail'),
  });
  expect(await codeOf(taken, lacking.token)).toBe('key-not-held');
  expect((await read(taken)).taken_back).toBe(false);
  expect((await takeBack(taken)).data).toEqual({ ok: true });
});

it('JOURNAL-R6 a contact returns only by somebody who may stand in for its owner', async () => {
  const strong = await congregation.addPerson({
    permissions: [...permissionKeys],
    email: 'first@example.org',
  });
  await query(`update people set email = 'second@example.org' where id = $1`, [strong.id]);
  const [{ id: moved }] = (await query(
    `select change_id::int as id from journal where table_name = 'people' and row_id = $1 order by id desc limit 1`,
    [String(strong.id)],
  )) as [{ id: number }];
  await query('update journal_changes set person_id = $2, operation = $3 where id = $1', [
    moved,
    admin.id,
    'people.editPerson',
  ]);
  const weak = await congregation.addPerson({
    permissions: ['settings.roles', 'settings.roles.edit', 'settings.users', 'settings.users.edit'],
  });
  expect(await codeOf(moved, weak.token)).toBe('contact-beyond-yours');
  expect((await takeBack(moved)).data).toEqual({ ok: true });
});

it('JOURNAL-R7 a map in somebody’s hands is final, and says why', async () => {
  const given = await congregation.addMap({ number: '44' });
  const holder = await congregation.addPerson();
  await test.call(maps.assignMap, { as: as(), body: { id: given.id, user: holder.id } as never });
  const change = (await newest()).id;
  expect((await read(change)).take_back.obstacle).toBe('change-final-assignment');
  const refused = await takeBack(change);
  expect([refused.status, refused.problem.code]).toEqual([409, 'change-final-assignment']);
  expect(refused.problem.message).toContain('Recall or assign it');
});

it('JOURNAL-R7 more than 500 rows are not taken back here', async () => {
  await query(
    `insert into suburbs (congregation_id, suburb) select $1, 'Suburb ' || n from generate_series(1, 501) n`,
    [congregation.id],
  );
  const change = (await newest()).id;
  await query('update journal_changes set person_id = $2 where id = $1', [change, admin.id]);
  expect(await codeOf(change)).toBe('change-too-large');
});

it('JOURNAL-R9 of many who take back the same change at once one does, and every race with an edit has one order', async () => {
  const { id } = await addSuburb('Montello');
  const change = await editSuburb(id, 'Montello Hill');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => takeBack(change, as(), `race-key-${n}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, problem } of answers.filter(({ status }) => status !== 200))
    expect([status, problem.code]).toEqual([409, 'change-taken-back']);
  expect((await suburbNow(id)).suburb).toBe('Montello');
  for (let round = 0; round < 12; round += 1) {
    const edited = await editSuburb(id, `Round ${round}`);
    const [taken] = await Promise.all([takeBack(edited), editSuburb(id, `Later ${round}`)]);
    const { suburb } = await suburbNow(id);
    expect(suburb).toBe(`Later ${round}`);
    if (taken.status !== 200) expect(taken.problem.code).toBe('change-later');
  }
});

it('JOURNAL-R9 JOURNAL-R5 a constraint that speaks against it is told, and nothing of it remains', async () => {
  const first = await congregation.addMap({ number: '70' });
  await query(`update maps set number = '71' where id = $1`, [first.id]);
  const change = (await newest()).id;
  await query(`update journal_changes set person_id = $2, operation = 'territory.saveMap' where id = $1`, [
    change,
    admin.id,
  ]);
  await congregation.addMap({ number: '70' });
  expect((await takeBack(change, as(), 'conflict-key-1')).problem.code).toBe('change-conflict');
  expect((await read(change)).taken_back).toBe(false);
  expect((await query('select number from maps where id = $1', [first.id]))[0].number).toBe('71');
});
