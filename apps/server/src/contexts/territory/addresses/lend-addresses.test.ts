import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { people } from '@sheaf/contract/people/people/people';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let ruth: SeededPerson;
let joel: SeededPerson;
let grace: SeededPerson;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
  joel = await congregation.addPerson({ firstName: 'Joel' });
  grace = await congregation.addPerson({ firstName: 'Grace' });
  servant = await congregation.addPerson({ permissions: ['settings.maps.assign'] });
});
afterAll(() => test.close());

/** A map with so many addresses, reserved by Ruth; the ids in order. */
async function kept(count: number, owner: SeededPerson = ruth): Promise<{ map: SeededMap; ids: number[] }> {
  const map = await congregation.addMap();
  for (let house = 1; house <= count; house += 1) await map.addDoor({ house: String(house) });
  const body = { map: map.id, count: 10_000 as const };
  const { data } = await test.call(addresses.requestAddresses, { as: owner.token, body });
  return { map, ids: data.map((row) => row.id).sort((a, b) => a - b) };
}
const lend = (ids: number[], to: number | null, as = ruth, rest: object = {}) =>
  test.call(addresses.lendAddresses, { as: as.token, body: { addresses: ids, user: to, ...rest } });
const returnAddresses = (ids: number[], as = ruth) =>
  test.call(addresses.clearContact, { as: as.token, body: { addresses: ids } });
const mine = async (person: SeededPerson, map: SeededMap) =>
  (await test.call(addresses.listMyAddresses, { as: person.token })).data.filter(
    (row) => row.map_id === map.id,
  );
const page = async (person: SeededPerson, map: SeededMap) =>
  (await test.call(maps.readMap, { as: person.token, params: { number: map.number } })).data
    .availableAddresses;
const told = async (person: SeededPerson, map: SeededMap) =>
  (await test.call(dashboard.listNotifications, { as: person.token, query: { page: 1, per_page: 50 } })).data
    .map(({ data }) => data.content)
    .filter((content) => new RegExp(`map ${map.number}\\b`).test(content));

it('ADDR-C13 the borrower of addresses is notified and works them, in the own list and on the map page, with both outcomes', async () => {
  const { map, ids } = await kept(4);
  expect((await lend(ids.slice(0, 3), joel.id)).status).toBe(200);
  const joels = await mine(joel, map);
  expect(joels.map((row) => [row.lent_by?.full_name, row.lent_to])).toEqual(
    Array(3).fill(['Ruth Hollis', null]),
  );
  expect((await page(joel, map))!.map((row) => row.id)).toEqual(ids.slice(0, 3));
  expect((await page(joel, map))![0]!.lent_by).toEqual({ id: ruth.id, full_name: 'Ruth Hollis' });
  expect((await page(grace, map))!).toEqual([]);
  const done = await test.call(addresses.completeAddress, { as: joel.token, params: { id: ids[0]! } });
  const away = await test.call(addresses.countNotHome, { as: joel.token, body: { id: ids[1]! } });
  expect([done.status, away.data?.attempt]).toEqual([200, 1]);
  expect(await told(joel, map)).toEqual([`Ruth Hollis assigned 3 addresses of map ${map.number} to you.`]);
});

it('ADDR-O7 the lender sees the borrower of each address, may not work it, and recalls all at once', async () => {
  const { map, ids } = await kept(3);
  await lend([ids[0]!], joel.id);
  await lend([ids[1]!], grace.id);
  const seen = await mine(ruth, map);
  expect(seen.map((row) => [row.lent_to?.full_name ?? null, row.contact])).toEqual([
    ['Joel Hollis', 'Joel Hollis'],
    ['Grace Hollis', 'Grace Hollis'],
    [null, null],
  ]);
  const early = await test.call(addresses.completeAddress, { as: ruth.token, params: { id: ids[0]! } });
  expect(early.problem.code).toBe('address-reserved');
  expect((await returnAddresses([ids[0]!, ids[1]!])).data.map((row) => row.lent_to)).toEqual([null, null]);
  expect([await mine(joel, map), await mine(grace, map)]).toEqual([[], []]);
  expect((await told(joel, map))[0]).toBe(`Ruth Hollis took 1 address of map ${map.number} back.`);
  const late = await test.call(addresses.completeAddress, { as: joel.token, params: { id: ids[0]! } });
  expect(late.problem.code).toBe('address-reserved');
});

it('ADDR-O7 an address completed by the borrower does not block the recall of the others', async () => {
  const { map, ids } = await kept(3);
  await lend(ids, joel.id);
  await test.call(addresses.completeAddress, { as: joel.token, params: { id: ids[1]! } });
  expect((await returnAddresses(ids)).data.map((row) => row.id)).toEqual([ids[0], ids[2]]);
  expect(await mine(joel, map)).toEqual([]);
});

it('ADDR-O14 the phone number goes with the address: the borrower sees it, the lender does not', async () => {
  const { map, ids } = await kept(1);
  await test.database.owner.query(`update available_addresses set phone = '0400' where id = $1`, [ids[0]]);
  await lend(ids, joel.id);
  expect([(await mine(ruth, map))[0]!.number, (await mine(joel, map))[0]!.number]).toEqual([null, '0400']);
});

it('ADDR-R14 only the owner of reservations assigns addresses; reassigning notifies the previous borrower', async () => {
  const { map, ids } = await kept(2);
  expect((await lend(ids, joel.id, grace)).problem.code).toBe('address-not-yours');
  await lend(ids, joel.id);
  expect((await lend(ids, grace.id, joel)).problem.code).toBe('address-borrowed');
  expect((await lend(ids, ruth.id)).problem.code).toBe('same-person');
  expect((await lend(ids, null, ruth, { name: 'Somebody' })).problem.code).toBe('address-not-yours');
  expect((await lend(ids, grace.id)).status).toBe(200);
  expect([(await mine(joel, map)).length, (await mine(grace, map)).length]).toEqual([0, 2]);
  expect((await told(joel, map))[0]).toBe(`Ruth Hollis took 2 addresses of map ${map.number} back.`);
  expect((await returnAddresses(ids, joel)).problem.code).toBe('address-not-yours');
});

it('ADDR-C13 refuses inactive people, and people and addresses of another congregation, without effect', async () => {
  const { map, ids } = await kept(1);
  const gone = await congregation.addPerson({ active: false });
  const other = await seedCongregation(test.database.owner, 'Devonport');
  const stranger = await other.addPerson();
  const theirs = await other.addMap();
  const foreign = await theirs.addDoor({ house: '1', assignedTo: stranger.id });
  expect((await lend(ids, gone.id)).problem.code).toBe('not-a-candidate');
  expect((await lend(ids, stranger.id)).problem.errors).toHaveProperty('user');
  expect((await lend(ids, joel.id, stranger)).problem.code).toBe('address-not-yours');
  expect((await lend([ids[0]!, foreign], joel.id)).problem.code).toBe('address-not-yours');
  expect((await returnAddresses([foreign])).problem.code).toBe('address-not-yours');
  expect((await returnAddresses([2_000_000_000])).problem.code).toBe('address-not-yours');
  expect((await mine(ruth, map)).map((row) => row.lent_to)).toEqual([null]);
});

it('ADDR-C12 the borrower returns addresses to the lender, who is notified; after a hand-in of the lender the borrower owns the lent ones', async () => {
  const { map, ids } = await kept(3);
  await lend(ids.slice(0, 2), joel.id);
  const handIn = (person: SeededPerson) =>
    test.call(addresses.handInAddresses, { as: person.token, body: { map: map.id } });
  expect((await handIn(joel)).data).toEqual({ returned: 0, lent_back: 2 });
  expect((await mine(ruth, map)).map((row) => row.lent_to)).toEqual([null, null, null]);
  expect(await told(ruth, map)).toEqual([`Joel Hollis gave 2 addresses of map ${map.number} back to you.`]);
  await lend([ids[0]!], joel.id);
  expect((await handIn(ruth)).data).toEqual({ returned: 2, lent_back: 0 });
  expect((await mine(joel, map)).map((row) => row.lent_by)).toEqual([null]);
  expect((await handIn(joel)).data).toEqual({ returned: 1, lent_back: 0 });
});

it('USERS-R23 deleting the borrower returns addresses to the lender; deleting the lender leaves them with the borrower', async () => {
  const admin = await congregation.addPerson({ roles: [1] });
  const [lender, borrower] = [await congregation.addPerson(), await congregation.addPerson()];
  const first = await kept(1, lender);
  await lend(first.ids, borrower.id, lender);
  await test.call(people.deletePerson, { as: admin.token, params: { id: borrower.id } });
  expect((await mine(lender, first.map)).map((row) => row.lent_to)).toEqual([null]);
  await lend(first.ids, joel.id, lender);
  await test.call(people.deletePerson, { as: admin.token, params: { id: lender.id } });
  expect((await mine(joel, first.map)).map((row) => row.lent_by)).toEqual([null]);
});

it('ADDR-O1 ADDR-O3 an expired or overdue address has neither borrower nor lender', async () => {
  const { map, ids } = await kept(2);
  await lend(ids, joel.id);
  await test.database.owner.query('update available_addresses set attempt = 2 where id = $1', [ids[0]]);
  expect(
    (await test.call(addresses.countNotHome, { as: joel.token, body: { id: ids[0]! } })).data,
  ).toBeNull();
  await test.database.owner.query(
    `update available_addresses set assigned_at = ${nowInSql()} - interval '15 days' where id = $1`,
    [ids[1]],
  );
  const taken = await test.call(addresses.requestAddresses, { as: grace.token, body: { map: map.id } });
  expect(taken.data.map((row) => [row.id, row.lent_by])).toEqual([[ids[1], null]]);
  expect([await mine(ruth, map), await mine(joel, map)]).toEqual([[], []]);
});

it('MAPS-O5 a hand-in of the map leaves assigned addresses with the borrower, a recall removes them from both lists', async () => {
  const map = await congregation.addMap();
  await map.addDoor({ house: '1' });
  const { data: assigned } = await test.call(maps.assignMap, {
    as: servant.token,
    body: { id: map.id, user: ruth.id },
  });
  const { data } = await test.call(addresses.requestAddresses, { as: ruth.token, body: { map: map.id } });
  await lend([data[0]!.id], joel.id);
  await test.call(maps.handInMap, { as: ruth.token, body: { id: assigned.assignment!.id } });
  expect(await mine(joel, map)).toHaveLength(1);
  await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: grace.id } });
  expect(await mine(joel, map)).toHaveLength(1);
  await test.call(maps.recallMap, { as: servant.token, body: { id: map.id } });
  expect([await mine(ruth, map), await mine(joel, map)]).toEqual([[], []]);
});

it('ASSIGN-O4 the borrower sees and works only the addresses of a personal map that its owner assigned', async () => {
  const map = await congregation.addMap();
  const own = await map.addDoor({ house: '1' });
  const lent = await map.addDoor({ house: '2' });
  await test.call(maps.assignMap, {
    as: servant.token,
    body: { id: map.id, user: ruth.id, personal: true },
  });
  await test.call(addresses.requestAddresses, { as: ruth.token, body: { map: map.id } });
  expect(await page(joel, map)).toBeUndefined();
  await lend([lent], joel.id);
  expect((await page(joel, map))!.map((row) => row.id)).toEqual([lent]);
  const work = (id: number) => test.call(addresses.completeAddress, { as: joel.token, params: { id } });
  expect((await work(own)).problem.code).toBe('map-not-yours');
  expect((await work(lent)).status).toBe(200);
  expect(await page(joel, map)).toBeUndefined();
});

it('ADDR-R25 an SMS contains only addresses that the sender works', async () => {
  const { ids } = await kept(1);
  await lend(ids, joel.id);
  const sms = (person: SeededPerson) =>
    test.call(addresses.writeAddressSms, { as: person.token, body: { addresses: ids } });
  expect((await sms(ruth)).problem.code).toBe('address-not-yours');
  expect((await sms(joel)).data.text).toContain('1 Mount Street');
});

it('ten people who assign, recall, hand in and work the same addresses at once leave each with one person or completed', async () => {
  const { map, ids } = await kept(6);
  await lend(ids.slice(0, 3), joel.id);
  const acts = [
    () => lend(ids, grace.id),
    () => lend(ids, joel.id),
    () => returnAddresses(ids),
    () => test.call(addresses.handInAddresses, { as: joel.token, body: { map: map.id } }),
    () => test.call(addresses.completeAddress, { as: joel.token, params: { id: ids[0]! } }),
  ];
  const answers = await Promise.all([...acts, ...acts].map((act) => act()));
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  const { rows } = await test.database.owner.query<{ wrong: number }>(
    `select count(*)::int as wrong from available_addresses
     where map_id = $1 and (assigned_to is null and (lent_by is not null or assigned_at is not null) or lent_by <> $2)`,
    [map.id, ruth.id],
  );
  expect(rows[0]!.wrong).toBe(0);
});
