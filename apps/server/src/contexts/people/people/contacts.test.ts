import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('COMMON-R21 lists active people of the congregation with an e-mail address, without the address', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const elder = await congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const add = (firstName: string, rest: object) => congregation.addPerson({ firstName, ...rest });
  await add('Ruth', { email: 'ruth@example.org' });
  await add('Gone', { email: 'gone@example.org', active: false });
  const left = await add('Left', { email: 'left@example.org' });
  await test.database.owner.query('update people set deleted_at = now(), active = false where id = $1', [
    left.id,
  ]);
  const other = await seedCongregation(test.database.owner, 'Lisbon');
  await other.addPerson({ firstName: 'Ana', email: 'ana@example.org' });
  const { text, data } = await test.call(people.listContacts, { as: elder.token });
  expect(data.map(({ last_first }) => last_first.split(', ')[1])).toEqual(['Ruth']);
  expect(text).not.toContain('@');
});
