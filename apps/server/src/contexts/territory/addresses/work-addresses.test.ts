import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territory } from '@sheaf/contract/territory/territory/territory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let person: SeededPerson;
let admin: SeededPerson;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  person = await congregation.addPerson();
  admin = await congregation.addPerson({ roles: [1] });
  map = await congregation.addMap();
});
afterAll(() => test.close());

const add = (entry: { house: string; suffix?: string; unit?: string }, as = person.token) =>
  test.call(addresses.addAvailableAddress, { as, body: { map: map.id, street: map.streetId, ...entry } });
const notHome = (id: number, as = person.token) => test.call(addresses.countNotHome, { as, body: { id } });

it('ADDR-R15 ADDR-R10 accepts a numeric house with a letter or range end, and makes one row per unit', async () => {
  const added = await add({ house: '40', suffix: 'a', unit: '1,4,10-12' });
  expect(added.data.map((row) => [row.house, row.suffix, row.unit])).toEqual(
    ['1', '4', '10', '11', '12'].map((unit) => ['40', 'A', unit]),
  );
  expect((await add({ house: 'x' })).problem.errors).toEqual({ house: ['Enter a house number.'] });
  expect((await add({ house: '8', suffix: '!!' })).problem.errors!.suffix).toHaveLength(1);
  expect((await add({ house: '8', unit: 'x'.repeat(26) })).status).toBe(422);
});

it('ADDR-R23 refuses the same door twice on the field', async () => {
  await add({ house: '41' });
  expect((await add({ house: '41' })).problem.errors).toEqual({ house: ['This address is already listed.'] });
});

it('ADDR-R1 a map page lists the four kinds of address separately', async () => {
  const own = await congregation.addMap({ typeId: 5 });
  await test.database.owner.query(`update maps set lang = 'ne' where id = $1`, [own.id]);
  const found = { map: own.id, street: own.streetId, house: '4', lang: 'ne' as const };
  await test.call(territory.addForeignAddress, { as: admin.token, body: found });
  await own.addDoor({ house: '1' });
  await own.addPreloaded({ house: '2' });
  await own.addDoNotCall({ number: 3 });
  const page = await test.call(maps.readMap, { as: admin.token, params: { number: own.number } });
  const { availableAddresses, preloadedAddresses, doNotCalls, foreign } = page.data;
  expect(availableAddresses!.map(({ house }) => house)).toEqual(['1']);
  expect(preloadedAddresses!.map(({ house }) => house)).toEqual(['2']);
  expect(doNotCalls!.map(({ number }) => number)).toEqual([3]);
  expect(foreign!.map(({ house }) => house)).toEqual(['4']);
});

it('ADDR-R20 never lists a do-not-call, and adding one removes its doors from the list', async () => {
  const doNotCall = { map_id: map.id, street_id: map.streetId, number: 50 };
  const [door] = (await add({ house: '50', unit: '3' })).data;
  const recorded = await test.call(addresses.addDoNotCall, { as: person.token, body: doNotCall });
  expect(recorded.status).toBe(200);
  const page = await test.call(maps.readMap, { as: person.token, params: { number: map.number } });
  expect(page.data.availableAddresses!.some((row) => row.id === door!.id)).toBe(false);
  expect((await add({ house: '50', unit: '3' })).problem.errors).toEqual({
    house: ['This address is a Do Not Call.'],
  });
  const preloaded = { map: map.id, street: map.streetId, house: '49-51' };
  expect(
    (await test.call(addresses.addPreloadedAddress, { as: admin.token, body: preloaded })).problem.errors!
      .house,
  ).toEqual(['This address is a Do Not Call.']);
});

it('ADDR-R20 a do-not-call at 10 covers the door 8 to 10', async () => {
  const [door] = (await add({ house: '608', suffix: '-610' })).data;
  const doNotCall = { map_id: map.id, street_id: map.streetId, number: 610 };
  await test.call(addresses.addDoNotCall, { as: person.token, body: doNotCall });
  const page = await test.call(maps.readMap, { as: person.token, params: { number: map.number } });
  expect(page.data.availableAddresses!.some((row) => row.id === door!.id)).toBe(false);
  expect((await add({ house: '608', suffix: '-610' })).problem.errors).toEqual({
    house: ['This address is a Do Not Call.'],
  });
});

it('ADDR-R3 ADDR-O1 counts an attempt per not-home, and removes the door after the third', async () => {
  const [door] = (await add({ house: '60' })).data;
  expect((await notHome(door!.id)).data!.attempt).toBe(2);
  expect((await notHome(door!.id)).data).toBeNull();
  expect((await notHome(door!.id)).problem.code).toBe('door-expired');
});

it('ADDR-R26 records the date and part of the day of every attempt, including one sent later', async () => {
  // 09:00 and 19:00 in Hobart, a Saturday.
  test.setNow(new Date('2026-11-20T22:00:00Z'));
  const [door] = (await add({ house: '62' })).data;
  expect(door!.tries).toEqual([{ on: '2026-11-21', day: 6, part: 'morning' }]);
  test.setNow(new Date('2026-11-21T08:00:00Z'));
  const later = { id: door!.id, tried_at: '2026-11-21T03:00:00.000Z' };
  const second = await test.call(addresses.countNotHome, { as: person.token, body: later });
  expect(second.data!.tries.map(({ part }) => part)).toEqual(['morning', 'afternoon']);
  const page = () => test.call(maps.readMap, { as: person.token, params: { number: map.number } });
  const listed = async () => (await page()).data.availableAddresses!.find(({ id }) => id === door!.id)!;
  expect((await listed()).tries).toEqual(second.data!.tries);
  await test.database.owner.query('update congregations set show_address_date = false');
  expect((await listed()).tries.map(({ on, day }) => [on, day])).toEqual([
    [null, 6],
    [null, 6],
  ]);
  await test.database.owner.query('update congregations set show_address_date = true');
  test.setNow();
});

it('ADDR-R27 hides a door that waits for the nightly letter, and refuses further attempts', async () => {
  await test.database.owner.query(
    `update congregations set expired_addresses = 1, email_addresses_to = 'letters@example.org'`,
  );
  const [door] = (await add({ house: '63' })).data;
  await notHome(door!.id);
  expect((await notHome(door!.id)).data).toBeNull();
  const page = await test.call(maps.readMap, { as: person.token, params: { number: map.number } });
  expect(page.data.availableAddresses!.some(({ id }) => id === door!.id)).toBe(false);
  expect(page.data.map.address_count).toBe(page.data.availableAddresses!.length);
  expect((await notHome(door!.id)).problem.code).toBe('door-expired');
  const { rows } = await test.database.owner.query(
    'select attempt, expired from available_addresses where id = $1',
    [door!.id],
  );
  expect(rows).toEqual([{ attempt: 3, expired: true }]);
  await test.database.owner.query('update congregations set expired_addresses = 0');
});

it('ADDR-R2 completing removes the door from the list, once for repeated requests', async () => {
  const [door] = (await add({ house: '61' })).data;
  const done = () =>
    test.call(addresses.completeAddress, { as: person.token, params: { id: door!.id }, key: 'door-61-done' });
  const answers = await Promise.all(Array.from({ length: 16 }, done));
  expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200));
});

it('ADDR-R21 only the holder works a reserved door', async () => {
  const other = await congregation.addPerson();
  const id = await map.addDoor({ house: '70', assignedTo: other.id });
  expect((await notHome(id)).problem.code).toBe('address-reserved');
  expect((await notHome(id, other.token)).status).toBe(200);
});

it('ADDR-R7 ADDR-R8 ADDR-R22 one entry creates the doors it names', async () => {
  const enter = (house: string) =>
    test.call(addresses.addPreloadedAddress, {
      as: admin.token,
      body: { map: map.id, street: map.streetId, house },
    });
  expect((await enter('100+104')).data.map((row) => row.house)).toEqual(['100', '102', '104']);
  expect((await enter('110-112')).data.map((row) => row.house)).toEqual(['110', '111', '112']);
  expect((await enter('120,130')).data.map((row) => row.house)).toEqual(['120', '130']);
  expect((await enter('14-10')).problem.errors!.house).toHaveLength(1);
  expect((await enter('1-501')).problem.errors!.house).toEqual(['One entry makes at most 500 addresses.']);
  expect((await enter('12b')).problem.errors!.house).toHaveLength(1);
});

it('ADDR-R11 ADDR-R12 ADDR-R13 accepts names on business maps, and coordinates on rural ones', async () => {
  const enter = (place: SeededMap, rest: object) =>
    test.call(addresses.addPreloadedAddress, {
      as: admin.token,
      body: { map: place.id, street: place.streetId, house: '1', ...rest },
    });
  expect((await enter(map, { name: 'Bakery' })).problem.errors!.name).toHaveLength(1);
  expect((await enter(map, { lat: -41, lng: 145 })).problem.errors!.lat).toHaveLength(1);
  expect((await enter(await congregation.addMap({ typeId: 2 }), { name: 'Bakery' })).data[0]!.name).toBe(
    'Bakery',
  );
  const rural = await congregation.addMap({ typeId: 3 });
  expect((await enter(rural, { lat: -41 })).problem.errors!.lng).toHaveLength(1);
  expect((await enter(rural, { lat: -41, lng: 145 })).data[0]!.lat).toBe(-41);
});

it('refuses an edit with a stale version, with the current row', async () => {
  const id = await map.addPreloaded({ house: '200' });
  const edit = (version: number, number: string) =>
    test.call(addresses.editPreloadedAddress, { as: admin.token, params: { id }, body: { number, version } });
  expect((await edit(1, '555 1')).data).toMatchObject({ number: '555 1', version: 2 });
  const stale = await edit(1, '555 2');
  expect([stale.status, stale.problem.current]).toEqual([409, expect.objectContaining({ number: '555 1' })]);
});

it('ADDR-O10 confirms a do-not-call to today and deletes it, with the permissions', async () => {
  const id = await map.addDoNotCall({ number: 300, date: '2020-01-01' });
  const page = await test.call(maps.readMap, { as: person.token, params: { number: map.number } });
  expect(page.data.doNotCalls!.find((row) => row.id === id)!.due_for_review).toBe(true);
  expect(
    (await test.call(addresses.confirmDoNotCall, { as: person.token, params: { id }, body: {} })).status,
  ).toBe(403);
  test.setNow(new Date('2026-11-20T20:00:00Z'));
  const confirmed = await test.call(addresses.confirmDoNotCall, {
    as: admin.token,
    params: { id },
    body: {},
  });
  expect(confirmed.data).toMatchObject({ date: '2026-11-21', due_for_review: false });
  expect((await test.call(addresses.deleteDoNotCall, { as: admin.token, params: { id } })).status).toBe(200);
  expect((await test.call(addresses.deleteDoNotCall, { as: admin.token, params: { id } })).status).toBe(404);
});

it('records every change in the journal with actor, entity, and values before and after', async () => {
  const [door] = (await add({ house: '400' })).data;
  await notHome(door!.id);
  const { rows } = await test.database.owner.query(
    `select person_id, operation, before->>'attempt' as before, after->>'attempt' as after from journal
     where table_name = 'available_addresses' and row_id = $1 order by id`,
    [String(door!.id)],
  );
  expect(rows).toEqual([
    { person_id: person.id, operation: 'addresses.addAvailableAddress', before: null, after: '1' },
    { person_id: person.id, operation: 'addresses.countNotHome', before: '1', after: '2' },
  ]);
});

it('COMMON-O3 CF-6 accepts a delete with the id in the body, and the session check by GET', async () => {
  const id = await map.addPreloaded({ house: '900' });
  const headers = { authorization: `Bearer ${admin.token}` };
  const remove = (payload: object) =>
    test.app.inject({ method: 'DELETE', url: '/api/preloaded-territory', headers, payload });
  expect((await remove({})).statusCode).toBe(422);
  expect((await remove({ id })).statusCode).toBe(200);
  expect((await test.app.inject({ url: '/api/auth/check', headers })).json().data.user.id).toBe(admin.id);
});

it('SYNC-R10 refuses work on a removed door with the reason of its removal', async () => {
  const done = (id: number) => test.call(addresses.completeAddress, { as: person.token, params: { id } });
  const [first] = (await add({ house: '80' })).data;
  expect((await done(first!.id)).status).toBe(200);
  expect((await notHome(first!.id)).problem).toMatchObject({
    code: 'door-done',
    message: 'This address has already been done.',
  });
  const [second] = (await add({ house: '82' })).data;
  await test.call(addresses.addDoNotCall, {
    as: person.token,
    body: { map_id: map.id, street_id: map.streetId, number: 82 },
  });
  expect((await notHome(second!.id)).problem.code).toBe('door-do-not-call');
  expect((await done(999_999)).status).toBe(404);
});
