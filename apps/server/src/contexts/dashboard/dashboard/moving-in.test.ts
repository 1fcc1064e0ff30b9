import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('SETTINGS-R13 counts the records of the own congregation alone', async () => {
  const empty = await seedCongregation(test.database.owner);
  const full = await seedCongregation(test.database.owner, 'Full');
  const founder = await empty.addPerson({ permissions: ['settings.users.add'] });
  const keeper = await full.addPerson({ permissions: ['settings.maps.add'] });
  const holder = await full.addPerson();
  const map = await full.addMap({ number: '7' });
  await test.database.owner.query(
    `insert into map_assignments (congregation_id, map_id, assigned_at, returned_at) values ($1, $2, ${nowInSql()}, ${nowInSql()})`,
    [full.id, map.id],
  );
  await map.addDoor({ house: '4', attempt: 1 });
  await map.addPreloaded({ house: '3' });
  await map.addDoNotCall({ number: 6 });
  const counts = async (as: string) => (await test.call(dashboard.readMovingIn, { as })).data;
  expect(await counts(founder.token)).toEqual({ people: 1, maps: 0, addresses: 0, history: 0 });
  expect(await counts(keeper.token)).toEqual({ people: 2, maps: 1, addresses: 3, history: 1 });
  expect((await test.call(dashboard.readMovingIn, { as: holder.token })).status).toBe(403);
});
