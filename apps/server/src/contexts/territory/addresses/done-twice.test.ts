import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('SYNC-R10 completing an address again, from another tab or by another person, succeeds without effect', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const [person, admin] = [await congregation.addPerson(), await congregation.addPerson({ roles: [1] })];
  const map = await congregation.addMap();
  const [door] = (
    await test.call(addresses.addAvailableAddress, {
      as: person.token,
      body: { map: map.id, street: map.streetId, house: '84' },
    })
  ).data;
  const done = (as: string) => test.call(addresses.completeAddress, { as, params: { id: door!.id } });
  expect((await done(person.token)).status).toBe(200);
  const again = await Promise.all([done(person.token), done(admin.token)]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await test.database.owner.query(
    `select operation from journal where table_name = 'available_addresses' and row_id = $1 order by id`,
    [String(door!.id)],
  );
  expect(rows.map(({ operation }) => operation)).toEqual([
    'addresses.addAvailableAddress',
    'addresses.completeAddress',
  ]);
});
