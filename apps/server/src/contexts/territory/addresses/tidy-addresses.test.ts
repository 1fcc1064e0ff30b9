import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressesNightly } from '#contexts/territory/addresses/addresses.jobs';
import { nextNight, runNight } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededMap, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  map = await congregation.addMap();
});
afterAll(() => test.close());

const night = () => runNight(test.platform, test.database.owner, [addressesNightly]);
const set = (values: string) =>
  test.database.owner.query(`update congregations set ${values} where congregation_id = $1`, [
    congregation.id,
  ]);
const tried = (house: string, attempt: number) =>
  test.database.owner.query(
    `insert into available_addresses (congregation_id, map_id, street_id, house, attempt) values ($1, $2, $3, $4, $5)`,
    [congregation.id, map.id, map.streetId, house, attempt],
  );
const houses = async () =>
  (
    await test.database.owner.query<{ house: string }>(
      'select house from available_addresses where congregation_id = $1 order by house',
      [congregation.id],
    )
  ).rows.map((row) => row.house);
const letters = async () =>
  (
    await test.database.owner.query<{ recipient: string; body: string }>(
      'select recipient, body from outgoing_messages where congregation_id = $1',
      [congregation.id],
    )
  ).rows;

it('ADDR-O2 ADDR-O13 removes an expired address, and leaves the others', async () => {
  await set('address_attempts = 3, expired_addresses = 0');
  await tried('1', 2);
  await tried('2', 3);
  await night();
  expect(await houses()).toEqual(['1']);
  expect(await letters()).toEqual([]);
});

it('ADDR-O2 with letter writing one message per map names them, and a second run sends none', async () => {
  await set(`address_attempts = 3, expired_addresses = 1, email_addresses_to = 'letters@example.org'`);
  await tried('2', 3);
  await tried('4', 5);
  await night();
  await night();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter!.recipient).toBe('letters@example.org');
  expect(letter!.body).toMatch(/2 .*\n4 /);
  expect(await houses()).toEqual([]);
});

it('keeps expired addresses until there is a recipient', async () => {
  await set('address_attempts = 3, expired_addresses = 1, email_addresses_to = null');
  await tried('2', 3);
  await night();
  expect(await houses()).toEqual(['2']);
});

it('ADDR-O3 frees overdue reservations, and keeps attempts', async () => {
  await set('address_timeout = 14, address_attempts = 0');
  const person = await congregation.addPerson();
  await tried('1', 1);
  await tried('2', 1);
  await test.database.owner.query(
    `update available_addresses set assigned_to = $2, assigned_at = ${nowInSql()} - case house when '1' then interval '15 days' else interval '13 days' end
     where congregation_id = $1`,
    [congregation.id, person.id],
  );
  await night();
  const { rows } = await test.database.owner.query(
    'select house, assigned_to, attempt from available_addresses where congregation_id = $1 order by house',
    [congregation.id],
  );
  expect(rows).toEqual([
    { house: '1', assigned_to: null, attempt: 1 },
    { house: '2', assigned_to: person.id, attempt: 1 },
  ]);
});

it('shows the results of a night to people who edit roles, and a failure in one congregation does not affect others', async () => {
  const admin = await congregation.addPerson({ permissions: ['settings.roles.edit'] });
  await tried('2', 9);
  const broken = {
    name: 'breaks',
    run: async (tenant: { congregationId: number }) => {
      if (tenant.congregationId === congregation.id) throw new Error('as planned');
      return {};
    },
  };
  await expect(runNight(test.platform, test.database.owner, [broken, addressesNightly])).rejects.toThrow(
    '1 nightly jobs failed',
  );
  const { data } = await test.call(congregations.listJobRuns, { as: admin.token });
  expect(data.runs.map(({ job, failed, result }) => [job, failed, result])).toEqual(
    expect.arrayContaining([
      ['breaks', true, {}],
      ['tidy-addresses', false, { freed: 0, expired: 1, letters: 0 }],
    ]),
  );
  expect(JSON.stringify(data)).not.toContain('as planned');
});

it('the next nightly run is tomorrow after today’s', () => {
  expect(nextNight(new Date('2026-11-20T03:26:00Z')).toISOString()).toBe('2026-11-20T03:27:00.000Z');
  expect(nextNight(new Date('2026-11-20T03:27:00Z')).toISOString()).toBe('2026-11-21T03:27:00.000Z');
});
