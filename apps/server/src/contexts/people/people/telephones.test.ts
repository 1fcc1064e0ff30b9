import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('USERS-X30 telephone numbers are listed for people with the permission, of their congregation only', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const secretary = await congregation.addPerson({ permissions: ['settings.users'] });
  const publisher = await congregation.addPerson();
  const ruth = await congregation.addPerson({ phone: '+61491570156' });
  const left = await congregation.addPerson({ phone: '+61491570157' });
  await test.database.owner.query('update people set deleted_at = now() where id = $1', [left.id]);
  const other = await seedCongregation(test.database.owner, 'Lisbon');
  await other.addPerson({ phone: '+351912345678' });
  expect((await test.call(people.listTelephones, { as: secretary.token })).data).toEqual([
    { id: ruth.id, phone: '+61491570156' },
  ]);
  expect((await test.call(people.listTelephones, { as: publisher.token })).status).toBe(403);
});
