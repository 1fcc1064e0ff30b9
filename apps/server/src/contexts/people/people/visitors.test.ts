import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({ roles: [65], firstName: 'Judith' });
});
afterAll(() => test.close());

const list = (as = secretary.token) => test.call(people.listVisitors, { as });

it('USERS-O7 lists active people by last visit, those without a visit last', async () => {
  const seenAt = async (firstName: string, last_login: string | null, rest = {}) => {
    const person = await congregation.addPerson({ firstName, phone: '0491570156', ...rest });
    await test.database.owner.query('update people set last_login = $1 where id = $2', [
      last_login,
      person.id,
    ]);
    return person;
  };
  await seenAt('Never', null);
  await seenAt('Before', '2026-03-01T09:00:00Z');
  const latest = await seenAt('Latest', '2026-11-01T09:00:00Z');
  await seenAt('Inactive', '2026-11-02T09:00:00Z', { active: false });
  const gone = await seenAt('Gone', '2026-11-03T09:00:00Z');
  await test.database.owner.query('update people set deleted_at = now() where id = $1', [gone.id]);
  const { data } = await list();
  const among = data.filter(({ id }) => id !== secretary.id);
  expect(among.map(({ full_name }) => full_name.split(' ')[0])).toEqual(['Latest', 'Before', 'Never']);
  expect(among[0]).toEqual({
    id: latest.id,
    full_name: 'Latest Hollis',
    appointment: 'publisher',
    last_login: '2026-11-01T09:00:00.000Z',
  });
  expect(among[2]?.last_login).toBeNull();
});

it('USERS-O7 requires the permission, and lists the own congregation only', async () => {
  const publisher = await congregation.addPerson();
  expect((await list(publisher.token)).status).toBe(403);
  const other = await seedCongregation(test.database.owner, 'Somerset');
  const keeper = await other.addPerson({ roles: [65] });
  expect((await list(keeper.token)).data.map(({ id }) => id)).toEqual([keeper.id]);
});
