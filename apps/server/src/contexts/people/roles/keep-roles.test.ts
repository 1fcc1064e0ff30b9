import { access } from '@sheaf/contract/people/access/access';
import { roles } from '@sheaf/contract/people/roles/roles';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let first: SeededCongregation;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  first = await seedCongregation(test.database.owner, 'First');
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const id = (key: PermissionKey): number => permissionKeys.indexOf(key) + 1;
const ids = (...keys: PermissionKey[]): number[] => keys.map(id);
const add = (name: string, permissions: number[], as = admin.token) =>
  test.call(roles.addRole, { as, body: { name, permissions } });
const edit = (
  role: number,
  body: { name: string; permissions: number[]; version?: number },
  as = admin.token,
) => test.call(roles.editRole, { as, params: { id: role }, body });
const remove = (role: number, as = admin.token) => test.call(roles.deleteRole, { as, params: { id: role } });
const read = (role: number) => test.call(roles.readRole, { as: admin.token, params: { id: role } });
const rolesOf = async (person: number): Promise<number[]> => {
  const { rows } = await test.database.owner.query<{ role_id: number }>(
    'select role_id from person_roles where person_id = $1 order by 1',
    [person],
  );
  return rows.map(({ role_id }) => role_id);
};
const give = (person: number, role: number) =>
  test.database.owner.query(
    'insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, $3)',
    [congregation.id, person, role],
  );

it('ROLES-R1 creates a role with a name and a permission, lists it, and refuses a stale version', async () => {
  const made = (await add(' Helper ', ids('maps.dnc'))).data;
  expect(made).toMatchObject({ name: 'Helper', permissions: ids('maps.dnc'), default: false, people: 0 });
  expect(made.id).toBeGreaterThanOrEqual(1000);
  expect((await add('   ', ids('maps.dnc'))).problem.errors).toEqual({ name: ['Fill this in.'] });
  expect((await add('Empty', [])).problem.errors).toEqual({ permissions: ['Tick at least one permission.'] });
  expect((await add('Unknown', [permissionKeys.length + 1])).status).toBe(422);
  const wider = { name: 'Helper', permissions: ids('maps.dnc', 'maps.dnc.add'), version: made.version };
  expect((await edit(made.id, wider)).data).toMatchObject({ ...wider, version: made.version + 1 });
  const stale = await edit(made.id, { ...wider, name: 'Other' });
  expect([stale.status, stale.problem.current]).toEqual([
    409,
    expect.objectContaining({ name: 'Helper', version: made.version + 1 }),
  ]);
  const listed = (await test.call(roles.listRoles, { as: admin.token })).data;
  expect(listed.find((role) => role.id === made.id)?.permissions).toEqual(wider.permissions);
});

it('ROLES-R2 ROLES-R3 marks default roles as fixed, except in the first congregation', async () => {
  const change = { name: 'Mine', permissions: ids('maps.dnc') };
  const refused = await edit(3, change);
  expect([refused.status, refused.problem.message]).toEqual([
    409,
    "This is a default role and edits can't be saved",
  ]);
  expect((await remove(3)).problem.code).toBe('default-role');
  expect((await read(3)).data).toMatchObject({ default: true, editable: false, name: 'Elder' });
  const founder = await first.addPerson({ roles: [1] });
  expect((await edit(3, change, founder.token)).data).toMatchObject({ name: 'Mine', editable: true });
});

it('ROLES-R4 makes the people of a deleted role publishers immediately', async () => {
  const role = (await add('Leaving', ids('maps.dnc', 'settings.groups'))).data;
  const [only, also] = [
    await congregation.addPerson({ roles: [] }),
    await congregation.addPerson({ roles: [2, 3] }),
  ];
  await give(only.id, role.id);
  await give(also.id, role.id);
  expect((await read(role.id)).data.people).toBe(2);
  expect((await remove(role.id)).data).toEqual({ ok: true });
  expect([await rolesOf(only.id), await rolesOf(also.id)]).toEqual([[2], [2, 3]]);
  expect((await remove(role.id)).status).toBe(404);
  const permits = (await test.call(access.checkSession, { as: only.token })).data.permits;
  expect([permits['settings.groups'], permits['maps.preloaded']]).toEqual([undefined, true]);
});

it('ROLES-R6 sends permissions to the phone as a map keyed by name', async () => {
  const one = await congregation.addPerson({ permissions: ['maps.dnc', 'settings.roles'] });
  const { permits } = (await test.call(access.checkSession, { as: one.token })).data;
  expect(permits).toEqual({ 'maps.dnc': true, 'settings.roles': true });
});

it('ROLES-R8 refuses to add a permission to a role that the actor lacks, for themselves or others', async () => {
  const clerk = await congregation.addPerson({
    permissions: [
      'settings.roles',
      'settings.roles.add',
      'settings.roles.edit',
      'settings.roles.delete',
      'maps.dnc',
    ],
  });
  expect((await add('Up', ids('maps.dnc', 'settings.account'), clerk.token)).problem.code).toBe(
    'key-not-held',
  );
  const wide = (await add('Wide', ids('maps.dnc', 'settings.account'))).data;
  const [own] = await rolesOf(clerk.id);
  const more = [...ids('maps.dnc', 'settings.roles', 'settings.roles.edit'), id('settings.account')];
  expect((await edit(own!, { name: 'Own', permissions: more }, clerk.token)).problem.code).toBe(
    'key-not-held',
  );
  const narrowed = await edit(wide.id, { name: 'Wide', permissions: ids('settings.account') }, clerk.token);
  expect(narrowed.data.permissions).toEqual(ids('settings.account'));
  const held = await congregation.addPerson({ roles: [] });
  await give(held.id, wide.id);
  expect((await remove(wide.id, clerk.token)).problem.code).toBe('key-not-held');
  expect(await rolesOf(held.id)).toEqual([wide.id]);
});

it('ROLES-R8 retains the last role editor, also if two are removed concurrently', async () => {
  const alone = await seedCongregation(test.database.owner, 'Alone');
  const rights: PermissionKey[] = [
    'settings.roles',
    'settings.roles.edit',
    'settings.roles.delete',
    'maps.dnc',
  ];
  const [one, two] = [
    await alone.addPerson({ permissions: rights }),
    await alone.addPerson({ permissions: rights }),
  ];
  await alone.addPerson({ roles: [1], active: false });
  const [roleOne, roleTwo] = [(await rolesOf(one.id))[0]!, (await rolesOf(two.id))[0]!];
  const lose = { name: 'Less', permissions: ids('maps.dnc') };
  const answers = await Promise.all([edit(roleOne, lose, one.token), edit(roleTwo, lose, two.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const left = answers[0]!.status === 200 ? two : one;
  const leftRole = left === two ? roleTwo : roleOne;
  expect((await edit(leftRole, lose, left.token)).problem.code).toBe('last-role-editor');
});
