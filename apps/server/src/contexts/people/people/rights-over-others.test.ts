/**
 * Stripping, deactivating, deleting, resetting or moving the contact of a person requires their permissions
 * (ROLES-R9).
 */

import { access } from '@sheaf/contract/people/access/access';
import { people } from '@sheaf/contract/people/people/people';
import { roles } from '@sheaf/contract/people/roles/roles';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { runs } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  await seedCongregation(test.database.owner, 'First');
  congregation = await seedCongregation(test.database.owner);
  await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const keeping: PermissionKey[] = [
  'settings.users',
  'settings.users.edit',
  'settings.users.delete',
  'settings.users.send_login',
];

async function entryOf(person: SeededPerson, as: string) {
  const { data } = await test.call(people.readPerson, { as, params: { id: person.id } });
  const { first_name, last_name, gender, appointment, email, phone, active, version } = data;
  return { first_name, last_name, gender, appointment, email, phone, active, roles: data.roles, version };
}
type Entry = Awaited<ReturnType<typeof entryOf>>;

const edit = async (target: SeededPerson, as: string, change: Partial<Entry>) =>
  test.call(people.editPerson, {
    as,
    params: { id: target.id },
    body: { ...(await entryOf(target, as)), ...change } as never,
  });

/** Each act on a person's access, with its refusal code. */
const acts: Record<
  string,
  [code: string, (target: SeededPerson, as: string) => Promise<{ status: number; problem: { code: string } }>]
> = {
  strip: ['rights-beyond-yours', (target, as) => edit(target, as, { roles: [2] })],
  deactivate: ['rights-beyond-yours', (target, as) => edit(target, as, { active: false })],
  contact: ['contact-beyond-yours', (target, as) => edit(target, as, { email: 'new@example.org' })],
  delete: [
    'rights-beyond-yours',
    (target, as) => test.call(people.deletePerson, { as, params: { id: target.id } }),
  ],
  reset: [
    'reset-beyond-yours',
    (target, as) =>
      test.call(access.sendInvite, { as, body: { user: target.id, method: 'email', reset: true } }),
  ],
  'reset by hand': [
    'reset-beyond-yours',
    (target, as) =>
      test.call(access.sendInvite, { as, body: { user: target.id, method: 'legacy-sms', reset: true } }),
  ],
};

it('ROLES-R9 USERS-X7 applies the same rule to each act on access, for every pair of people', async () => {
  const some = fc.subarray([
    'maps.dnc',
    'settings.groups',
    'settings.account',
    'settings.roles.edit',
  ] as PermissionKey[]);
  // A stripped person becomes a publisher, which grants the keys of that role.
  const publisher = (await test.call(roles.listRoles, { as: (await congregation.addPerson()).token })).data;
  const publisherKeys = publisher
    .find(({ id }) => id === 2)!
    .permissions.map((id) => permissionKeys[id - 1]!);
  let targets = 0;
  await fc.assert(
    fc.asyncProperty(some, some, fc.boolean(), async (own, theirs, active) => {
      const actor = await congregation.addPerson({ permissions: [...keeping, ...publisherKeys, ...own] });
      for (const [name, [code, act]] of Object.entries(acts)) {
        if (!active && (name.startsWith('reset') || name === 'deactivate')) continue;
        targets += 1;
        const target = await congregation.addPerson({
          permissions: theirs,
          active,
          // One address receives few invites per day.
          email: `old${targets}@example.org`,
        });
        const allowed = theirs.every((key) => own.includes(key) || publisherKeys.includes(key));
        const keeps = name === 'strip' && theirs.every((key) => publisherKeys.includes(key));
        const answer = await act(target, actor.token);
        const told = answer.status === 200 ? 'done' : answer.problem.code;
        expect([name, own, theirs, told]).toEqual([name, own, theirs, allowed || keeps ? 'done' : code]);
      }
    }),
    runs(8),
  );
});

it('ROLES-R9 permits an invite without a reset to anyone', async () => {
  const clerk = await congregation.addPerson({ permissions: keeping });
  const admin = await congregation.addPerson({ roles: [1], email: 'admin@example.org' });
  const invited = await test.call(access.sendInvite, {
    as: clerk.token,
    body: { user: admin.id, method: 'email', reset: false },
  });
  expect(invited.status).toBe(200);
  expect((await test.call(access.checkSession, { as: admin.token })).status).toBe(200);
});

it('ROLES-R8 retains the last administrator, also against their own request', async () => {
  const alone = await seedCongregation(test.database.owner, 'Alone');
  const last = await alone.addPerson({ roles: [1] });
  await alone.addPerson({ permissions: permissionKeys.filter((key) => key !== 'settings.account') });
  await alone.addPerson({ roles: [1], active: false });
  expect((await edit(last, last.token, { roles: [2] })).problem.code).toBe('last-administrator');
  expect((await edit(last, last.token, { active: false })).problem.code).toBe('last-administrator');
  const second = await alone.addPerson({ roles: [1] });
  expect((await edit(last, last.token, { roles: [2] })).status).toBe(200);
  expect((await edit(second, second.token, { roles: [2] })).problem.code).toBe('last-administrator');
});

it('ROLES-R8 retains one of two administrators who remove each other, ten times concurrently', async () => {
  for (let round = 0; round < 6; round += 1) {
    const pair = await seedCongregation(test.database.owner, `Pair ${round}`);
    const [one, two] = [
      await pair.addPerson({ roles: [1], email: 'one@example.org' }),
      await pair.addPerson({ roles: [1], email: 'two@example.org' }),
    ];
    // A third role editor, so that the rule of the last role editor does not apply.
    await pair.addPerson({ permissions: ['settings.roles', 'settings.roles.edit'] });
    const ways = [acts.delete![1], acts.strip![1], acts.deactivate![1]];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const [actor, target] = index % 2 === 0 ? [one, two] : [two, one];
        return ways[(index + round) % ways.length]!(target, actor.token).catch((error: Error) => error);
      }),
    );
    expect(answers.some((answer) => !(answer instanceof Error) && answer.status === 200)).toBe(true);
    const left = await Promise.all(
      [one, two].map(({ token }) => test.call(access.checkSession, { as: token })),
    );
    const whole = left.filter(
      ({ status, data }) => status === 200 && Object.keys(data.permits).length === permissionKeys.length,
    );
    expect(whole.length).toBe(1);
  }
});
