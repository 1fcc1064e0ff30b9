/** Preloaded addresses of a residential map, worked one by one. */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapsJobs } from '#contexts/territory/maps/maps.jobs';
import { populateAtOnce } from '#contexts/territory/maps/populate-map';
import { populateTask } from '#contexts/territory/maps/populating.store';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let holder: SeededPerson;
let other: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  holder = await congregation.addPerson();
  other = await congregation.addPerson();
});
afterAll(() => test.close());

const preload = async (map: SeededMap, entry: object) =>
  (
    await test.call(addresses.addPreloadedAddress, {
      as: admin.token,
      body: { map: map.id, street: map.streetId, house: '1', ...entry },
    })
  ).data;
const assign = async (map: SeededMap, user = holder) =>
  (await test.call(maps.assignMap, { as: admin.token, body: { id: map.id, user: user.id } })).data.assignment!
    .id;
const mark = (id: number, as = holder) => test.call(maps.markHomes, { as: as.token, body: { id } });
const page = async (map: SeededMap, as = holder) =>
  (await test.call(maps.readMap, { as: as.token, params: { number: map.number } })).data;
const houses = async (map: SeededMap) => (await page(map)).availableAddresses!.map(({ house }) => house);
const done = async (map: SeededMap, house: string) => {
  const door = (await page(map)).availableAddresses!.find((row) => row.house === house)!;
  return test.call(addresses.completeAddress, { as: holder.token, params: { id: door.id } });
};
const notHome = async (map: SeededMap, house: string) => {
  const door = (await page(map)).availableAddresses!.find((row) => row.house === house)!;
  return test.call(addresses.countNotHome, { as: holder.token, body: { id: door.id } });
};
const handIn = (id: number, rest: object = {}) =>
  test.call(maps.handInMap, { as: holder.token, body: { id, ...rest } });

async function heldHomes(street: string, entry: object = { house: '1-4' }) {
  const map = await congregation.addMap({ typeId: 1, blocks: 2, street });
  await preload(map, entry);
  return { map, id: await assign(map) };
}

it('ADDR-R67 the holder of a residential map adds its homes to the list, which starts empty', async () => {
  const { map, id } = await heldHomes('Home Street');
  expect(await houses(map)).toEqual([]);
  expect((await page(map)).homesToMark).toBe(4);
  expect(await page(map, other)).not.toHaveProperty('homesToMark');
  const marked = await mark(id);
  expect(marked.data).toMatchObject({ homes_marked: true, completed: 0, started: false });
  expect(await houses(map)).toEqual(['1', '2', '3', '4']);
  expect(await page(map)).not.toHaveProperty('homesToMark');
  await done(map, '1');
  await notHome(map, '2');
  expect((await page(map)).map.assignment).toMatchObject({ completed: 25, started: true });
  expect((await page(map)).availableAddresses).toMatchObject([
    { house: '2', attempt: 1 },
    { house: '3', attempt: 0 },
    { house: '4', attempt: 0 },
  ]);
});

it('ADDR-R67 only the holder adds homes, to an assignment that has not ended', async () => {
  const { id } = await heldHomes('Rule Street');
  const refusal = async (person: SeededPerson) => (await mark(id, person)).problem.code;
  expect([await refusal(other), await refusal(admin)]).toEqual(['not-holder', 'not-holder']);
  await handIn(id);
  expect((await mark(id)).problem.code).toBe('assignment-ended');
  const elsewhere = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  expect((await mark(id, elsewhere)).status).toBe(404);
});

it('ADDR-R67 ten presses at once list each home once, and a late press returns no home that was worked', async () => {
  const { map, id } = await heldHomes('Twice Street');
  const replies = await Promise.all(Array.from({ length: 10 }, () => mark(id)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await houses(map)).toEqual(['1', '2', '3', '4']);
  await done(map, '1');
  await mark(id);
  expect(await houses(map)).toEqual(['2', '3', '4']);
  expect((await page(map)).map.assignment?.completed).toBe(25);
});

it('ADDR-R67 a not-at-home that is listed already is the same home', async () => {
  const map = await congregation.addMap({ typeId: 1, blocks: 2, street: 'Known Street' });
  await test.call(addresses.addAvailableAddress, {
    as: holder.token,
    body: { map: map.id, street: map.streetId, house: '2' },
  });
  await preload(map, { house: '1-3' });
  const id = await assign(map);
  await mark(id);
  expect((await page(map)).availableAddresses).toMatchObject([
    { house: '1', attempt: 0 },
    { house: '2', attempt: 1 },
    { house: '3', attempt: 0 },
  ]);
  for (const house of ['1', '2', '3']) await done(map, house);
  expect((await page(map)).map.assignment?.completed).toBe(100);
  expect((await handIn(id)).data.last_completed).not.toBeNull();
});

it('ADDR-R67.2 homes carry no resident and no number, one home with two residents is one, do-not-calls are left out', async () => {
  const map = await congregation.addMap({ typeId: 1, blocks: 2, street: 'Quiet Street' });
  const [first] = await preload(map, { house: '5', number: '03 6431 1234' });
  const edit = (body: object) =>
    test.call(addresses.editPreloadedAddress, { as: admin.token, params: { id: first!.id }, body });
  await edit({ name: 'Doe' });
  await preload(map, { house: '5' });
  await preload(map, { house: '6' });
  await map.addDoNotCall({ number: 6 });
  const id = await assign(map);
  expect((await page(map)).homesToMark).toBe(1);
  await mark(id);
  const listed = async () => (await page(map)).availableAddresses;
  expect(await listed()).toMatchObject([{ house: '5', name: null, number: null }]);
  expect((await edit({ name: 'Poe', number: '03 6431 9999' })).status).toBe(200);
  expect(await listed()).toMatchObject([{ house: '5', name: null, number: null }]);
  await preload(map, { house: '7', number: '03 6431 1111' });
  expect(await listed()).toMatchObject([{ house: '5' }, { house: '7', number: null }]);
});

it('ADDR-R67.3 MAPS-O5 an untouched list is not completed, and leaves the map; tried homes remain', async () => {
  const { map, id } = await heldHomes('Leave Street');
  await mark(id);
  await notHome(map, '3');
  expect((await handIn(id)).data.last_completed).toBeNull();
  expect((await page(map)).availableAddresses).toMatchObject([{ house: '3', attempt: 1 }]);
  const next = await assign(map);
  expect((await page(map)).homesToMark).toBe(4);
  await mark(next);
  expect(await houses(map)).toEqual(['1', '2', '3', '4']);
});

it('ADDR-R67.3 a personal map that is completed loses the homes that nobody tried', async () => {
  const map = await congregation.addMap({ typeId: 1, blocks: 2, street: 'Own Street' });
  await preload(map, { house: '1-3' });
  const body = { id: map.id, user: holder.id, personal: true };
  const { data } = await test.call(maps.assignMap, { as: admin.token, body });
  await mark(data.assignment!.id);
  await notHome(map, '2');
  await test.call(maps.recordCompletion, { as: admin.token, body: { id: map.id, keep: true } });
  expect(await houses(map)).toEqual(['2']);
  expect((await page(map)).homesToMark).toBe(3);
});

it('ADDR-R67 the job of populating adds the homes of a large map in batches', async () => {
  const map = await congregation.addMap({ typeId: 1, street: 'Long Street' });
  await test.database.owner.query(
    `insert into preloaded_addresses (congregation_id, map_id, street_id, house)
     select $1, $2, $3, n::text from generate_series(1, $4) n`,
    [congregation.id, map.id, map.streetId, populateAtOnce + 100],
  );
  const id = await assign(map);
  await mark(id);
  const progress = async () =>
    (await test.call(maps.readPopulating, { as: admin.token, params: { id: map.id } })).data;
  const total = populateAtOnce + 100;
  expect(await progress()).toEqual({ total, completed: populateAtOnce });
  await mapsJobs(test.platform)[populateTask]!({ congregationId: congregation.id, assignmentId: id });
  expect(await progress()).toEqual({ total, completed: total });
  expect((await page(map)).map.address_count).toBe(total);
});
