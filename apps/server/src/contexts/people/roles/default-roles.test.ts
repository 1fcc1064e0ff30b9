/** Default roles are world data: the first congregation edits them, and all others follow (ROLES-O3). */

import { journal } from '@sheaf/contract/journal/journal';
import { access } from '@sheaf/contract/people/access/access';
import { roles } from '@sheaf/contract/people/roles/roles';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDefaultRoles } from '#contexts/people/roles/roles.api';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let first: SeededCongregation;
let other: SeededCongregation;
let keeper: SeededPerson;
let admin: SeededPerson;

beforeEach(async () => {
  test = await openTestApp();
  first = await seedCongregation(test.database.owner, 'First');
  other = await seedCongregation(test.database.owner, 'Other');
  keeper = await first.addPerson({ roles: [1] });
  admin = await other.addPerson({ roles: [1] });
});
afterEach(() => test.close());

const ids = (...keys: readonly PermissionKey[]): number[] =>
  keys.map((key) => permissionKeys.indexOf(key) + 1);
const elder = { name: 'Elder', permissions: ids('maps.dnc', 'settings.users') };
const edit = (role: number, body: { name: string; permissions: number[] }, as = keeper.token) =>
  test.call(roles.editRole, { as, params: { id: role }, body });
const remove = (role: number, as = keeper.token) => test.call(roles.deleteRole, { as, params: { id: role } });
const list = async (as = admin.token) => (await test.call(roles.listRoles, { as })).data;
const permitsOf = async (as: string) =>
  Object.keys((await test.call(access.checkSession, { as })).data.permits);
const rolesOf = async (person: number) =>
  (
    await test.database.owner.query<{ role_id: number }>(
      'select role_id from person_roles where person_id = $1 order by 1',
      [person],
    )
  ).rows.map(({ role_id }) => role_id);

it('ROLES-O3 applies a change of a default role by the first congregation to every congregation', async () => {
  const brother = await other.addPerson({ roles: [3] });
  expect(await permitsOf(brother.token)).toContain('settings.print.groups_elder');
  expect((await edit(3, elder)).status).toBe(200);
  expect((await list()).find(({ id }) => id === 3)).toMatchObject({ ...elder, default: true });
  expect((await permitsOf(brother.token)).sort()).toEqual(['maps.dnc', 'settings.users']);
  expect((await edit(3, elder, admin.token)).problem.code).toBe('default-role');
  expect((await remove(3, admin.token)).problem.code).toBe('default-role');
});

it('ROLES-O3 founds a later congregation with the current default roles', async () => {
  await edit(3, elder);
  expect((await remove(84)).status).toBe(200);
  const { rows } = await test.database.owner.query<{ congregation_id: number }>(
    "insert into congregations (name) values ('Later') returning congregation_id",
  );
  const client = await test.database.owner.connect();
  await addDefaultRoles(client, rows[0]!.congregation_id);
  client.release();
  const begun = await test.database.owner.query<{ id: number; permissions: string[] }>(
    'select id, permissions from roles where congregation_id = $1',
    [rows[0]!.congregation_id],
  );
  expect(begun.rows.find(({ id }) => id === 3)!.permissions).toEqual(['maps.dnc', 'settings.users']);
  expect(begun.rows.map(({ id }) => id)).not.toContain(84);
});

it('ROLES-O3 deletes a default role everywhere, makes its people publishers, and restores it on revert', async () => {
  const brother = await other.addPerson({ roles: [3, 99] });
  expect((await remove(3)).status).toBe(200);
  expect(await rolesOf(brother.id)).toEqual([2, 99]);
  expect((await list()).map(({ id }) => id)).not.toContain(3);
  const [change] = (await test.call(journal.listChanges, { as: keeper.token })).data.changes;
  expect(
    (await test.call(journal.revertChange, { as: keeper.token, params: { id: change!.id } })).status,
  ).toBe(200);
  expect((await list()).map(({ id }) => id)).toContain(3);
});

it('ROLES-O3 journals the change in the other congregations without a person', async () => {
  await edit(3, elder);
  const { rows } = await test.database.owner.query(
    `select j.person_id, c.person_id as by, j.after ->> 'name' as name from journal j
     join journal_changes c on c.congregation_id = j.congregation_id and c.id = j.change_id
     where j.congregation_id = $1 and j.operation = 'roles.editRole' and j.table_name = 'roles'`,
    [other.id],
  );
  expect(rows).toEqual([{ person_id: null, by: null, name: 'Elder' }]);
  const own = await test.database.owner.query<{ changes: string }>(
    "select count(*) as changes from journal_changes where congregation_id = $1 and operation = 'roles.editRole'",
    [first.id],
  );
  expect(Number(own.rows[0]!.changes)).toBe(1);
});

it('ROLES-R2 ROLES-R8 keeps every permission of the Administrator role, and refuses its deletion', async () => {
  const all = permissionKeys.map((_, index) => index + 1);
  expect((await edit(1, { name: 'Administrator', permissions: all.slice(1) })).problem.code).toBe(
    'administrator-role',
  );
  expect((await edit(1, { name: 'Overseer', permissions: all })).data.name).toBe('Overseer');
  for (const id of [1, 2]) expect((await remove(id)).problem.code).toBe('default-role');
});

it('ROLES-R8 retains a role editor in every congregation when a default role changes elsewhere', async () => {
  const wider = {
    name: 'Coordinator',
    permissions: ids('maps.dnc', 'settings.roles', 'settings.roles.edit'),
  };
  expect((await edit(66, wider)).status).toBe(200);
  await test.database.owner.query('update people set active = false where id = $1', [admin.id]);
  const coordinator = await other.addPerson({ roles: [66] });
  const narrower = { name: 'Coordinator', permissions: ids('maps.dnc') };
  expect((await edit(66, narrower)).problem.code).toBe('last-role-editor');
  expect((await remove(66)).problem.code).toBe('last-role-editor');
  expect(await permitsOf(coordinator.token)).toContain('settings.roles.edit');
  await other.addPerson({ roles: [1] });
  expect((await edit(66, narrower)).status).toBe(200);
});
