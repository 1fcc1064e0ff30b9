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
  const nothing = { meetings: 0, groups: 0, qualifications: 0, responsibilities: 0, workbook: 0 };
  const founded = { ...nothing, circuit: 0, maps: 0, addresses: 0, history: 0 };
  expect(await counts(founder.token)).toMatchObject({ ...founded, people: 1 });
  expect(await counts(keeper.token)).toMatchObject({
    ...nothing,
    people: 2,
    maps: 1,
    addresses: 3,
    history: 1,
  });
  const owner = test.database.owner;
  const run = (text: string, values: unknown[] = []) => owner.query(text, [full.id, ...values]);
  await run(`update congregations set circuit = 'TAS 2' where congregation_id = $1`);
  await run(
    `update people set qualified_parts = '{2}', last_login = ${nowInSql()} where congregation_id = $1 and id = $2`,
    [holder.id],
  );
  await run(`insert into groups (congregation_id, name) values ($1, 'North')`);
  await run(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'meeting_schedule', $2)`,
    [JSON.stringify({ ptc: holder.id })],
  );
  expect(await counts(keeper.token)).toMatchObject({
    circuit: 1,
    meetings: 1,
    groups: 1,
    qualifications: 1,
    invitations: 1,
    responsibilities: 0,
    workbook: 0,
  });
  await run(
    `update domain_settings set settings = $2 where congregation_id = $1 and part = 'meeting_schedule'`,
    [JSON.stringify({ on: false })],
  );
  expect(await counts(keeper.token)).toMatchObject({ meetings: null, qualifications: null, workbook: null });
  expect((await test.call(dashboard.readMovingIn, { as: holder.token })).status).toBe(403);
});

it('SETTINGS-R13.4 a hidden step is hidden for the congregation until it is shown again', async () => {
  const own = await seedCongregation(test.database.owner, 'Hiding');
  const founder = await own.addPerson({ permissions: ['settings.users.add'] });
  const publisher = await own.addPerson();
  const hide = (step: 'history' | 'maps', hidden: boolean, as = founder.token) =>
    test.call(dashboard.hideStep, { as, params: { step }, body: { hidden } });
  const both = await Promise.all([hide('history', true), hide('maps', true)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const read = async () => (await test.call(dashboard.readMovingIn, { as: founder.token })).data.hidden;
  expect(await read()).toEqual(['maps', 'history']);
  await hide('maps', false);
  expect(await read()).toEqual(['history']);
  expect((await hide('maps', true, publisher.token)).status).toBe(403);
});
