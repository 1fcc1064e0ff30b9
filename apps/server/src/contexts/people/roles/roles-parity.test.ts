/**
 * Compares the database function for a session's permissions with its rule, and with the rows a change locks.
 */

import { heldKeys, keysHeldBy } from '@sheaf/rules/people/roles/held-keys';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockGrants } from '#contexts/people/roles/held-keys.store';
import { holders } from '#contexts/people/roles/roles.store';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

it('ROLES-O4 returns the permissions of the rule', async () => {
  const { owner } = test.database;
  const own = { congregation_id: congregation.id };
  const roles = randomRows(fc.subarray([...permissionKeys], { maxLength: 12 }), 12).map((permissions, n) => ({
    id: 2000 + n,
    name: `Role ${n}`,
    permissions,
  }));
  await insertRows(
    owner,
    'roles',
    roles.map((role) => ({ ...own, ...role })),
  );
  const people = randomRows(
    fc.record({
      active: fc.constantFrom(true, true, false),
      deleted: fc.constantFrom(true, false, false, false),
      roles: fc.subarray(
        roles.map(({ id }) => id),
        { maxLength: 4 },
      ),
    }),
    60,
  ).map((person) => ({ ...person, active: person.active && !person.deleted }));
  const ids = await insertRows(
    owner,
    'people',
    people.map(({ active, deleted }) => ({
      ...own,
      first_name: 'Ruth',
      last_name: 'Hollis',
      gender: 2,
      active,
      deleted_at: deleted ? testNow() : null,
    })),
  );
  await insertRows(
    owner,
    'person_roles',
    people.flatMap((person, n) => person.roles.map((role_id) => ({ ...own, person_id: ids[n], role_id }))),
  );
  const known = new Map(roles.map(({ id, permissions }) => [id, permissions]));
  const byRule = heldKeys(
    people.map(({ active, roles: held }, n) => ({ personId: ids[n]!, active, roles: held })),
    known,
  );
  const stands = byRule.filter((_, n) => !people[n]!.deleted);
  const { rows } = await owner.query<{ person: number; keys: string[] }>(
    `select p as person, coalesce((select array_agg(permission) from sheaf.permissions_of($1, p)), '{}') as keys
     from unnest($2::bigint[]) p order by p`,
    [congregation.id, ids],
  );
  const sorted = (keys: Iterable<string>): string[] => [...keys].sort();
  expect(rows.map(({ person, keys }) => ({ person, keys: sorted(keys) }))).toEqual(
    byRule.map(({ personId, keys }) => ({ person: personId, keys: sorted(keys) })),
  );
  const [listed, grants] = await inCongregation(test, congregation.id, async (tenant) => [
    await holders.list(tenant),
    await lockGrants(tenant),
  ]);
  expect(heldKeys(listed, known)).toEqual(stands);
  expect(grants.held).toEqual(stands);
  expect(ids.map((id) => sorted(grants.keysHeldBy(id)))).toEqual(
    ids.map((id) => sorted(keysHeldBy(stands, id))),
  );
});
