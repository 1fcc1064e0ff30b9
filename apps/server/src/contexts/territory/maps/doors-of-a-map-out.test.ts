/** The list to work of an assigned map follows the map's own addresses. */
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
let admin: SeededPerson;
let holder: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  holder = await congregation.addPerson();
});
afterAll(() => test.close());

const assign = (map: SeededMap) =>
  test.call(maps.assignMap, { as: admin.token, body: { id: map.id, user: holder.id } as never });
const preload = async (map: SeededMap, entry: object) =>
  (
    await test.call(addresses.addPreloadedAddress, {
      as: admin.token,
      body: { map: map.id, street: map.streetId, house: '1', ...entry },
    })
  ).data;
const page = async (map: SeededMap, as = holder.token) =>
  (await test.call(maps.readMap, { as, params: { number: map.number } })).data;
const doors = async (map: SeededMap) =>
  (await page(map)).availableAddresses!.map(({ house, name }) => (name ? `${house} ${name}` : house));
const out = async (map: SeededMap) => {
  const { rows } = await test.database.owner.query(
    `select addresses_at_start as start, populate_total as total, populated from map_assignments
     where map_id = $1 and returned_at is null`,
    [map.id],
  );
  return rows[0];
};

it('ADDR-R47 ASSIGN-O1 two businesses in one house are two doors, and a not-at-home there is not listed a third time', async () => {
  const map = await congregation.addMap({ typeId: 2, street: 'Trade Street' });
  await preload(map, { house: '10', name: 'Bakery' });
  await preload(map, { house: '10', name: 'Florist' });
  await assign(map);
  expect(await doors(map)).toEqual(['10 Bakery', '10 Florist']);
  const again = await test.call(addresses.addAvailableAddress, {
    as: holder.token,
    body: { map: map.id, street: map.streetId, house: '10' },
  });
  expect(again.problem.errors).toEqual({ house: ['This address is already listed.'] });
});

it('ADDR-R45 an address added to an assigned map joins the list to work, a do-not-call does not', async () => {
  const map = await congregation.addMap({ typeId: 2, street: 'Late Street' });
  await preload(map, { house: '1', name: 'Bakery' });
  await assign(map);
  await map.addDoNotCall({ number: 4 });
  const added = await preload(map, { house: '2', name: 'Florist' });
  expect(await doors(map)).toEqual(['1 Bakery', '2 Florist']);
  expect(await out(map)).toEqual({ start: 2, total: 2, populated: 2 });
  const progress = await test.call(maps.readPopulating, { as: admin.token, params: { id: map.id } });
  expect(progress.data).toEqual({ total: 2, completed: 2 });
  await test.call(addresses.deletePreloadedAddress, { as: admin.token, params: { id: added[0]!.id } });
  expect(await doors(map)).toEqual(['1 Bakery']);
  expect((await out(map)).start).toBe(1);
});

it('ADDR-R45 ADDR-O14 a phone number added to an assigned map of type 4 appears for the person who reserved the address', async () => {
  const map = await congregation.addMap({ typeId: 4, street: 'Phone Street' });
  const [address] = await preload(map, { house: '7' });
  await test.call(maps.assignMap, { as: admin.token, body: { id: map.id } as never });
  await test.call(addresses.requestAddresses, { as: holder.token, body: { map: map.id } });
  const edit = (body: object) =>
    test.call(addresses.editPreloadedAddress, { as: admin.token, params: { id: address!.id }, body });
  await edit({ number: '03 6431 1234' });
  const mine = async (as = holder.token) => (await test.call(addresses.listMyAddresses, { as })).data;
  expect((await mine()).map(({ number }) => number)).toEqual(['03 6431 1234']);
  expect((await page(map, admin.token)).availableAddresses).toEqual([]);
  await preload(map, { house: '8' });
  const more = await test.call(addresses.requestAddresses, { as: admin.token, body: { map: map.id } });
  expect(more.data.map(({ house }) => house)).toEqual(['8']);
});

it('ADDR-R45 a deleted address leaves the list, except with attempts as a not-at-home', async () => {
  const map = await congregation.addMap({ typeId: 2, street: 'Gone Street' });
  const [untried, tried] = await preload(map, { house: '1,2', name: 'Shop' });
  await assign(map);
  const door = (await page(map)).availableAddresses!.find(({ house }) => house === '2')!;
  await test.call(addresses.countNotHome, { as: holder.token, body: { id: door.id } });
  const [waiting] = (await page(map)).availableAddresses!.filter(({ house }) => house === '1');
  for (const { id } of [untried!, tried!])
    await test.call(addresses.deletePreloadedAddress, { as: admin.token, params: { id } });
  expect(await doors(map)).toEqual(['2 Shop']);
  const thumb = await test.call(addresses.completeAddress, { as: holder.token, params: { id: waiting!.id } });
  expect(thumb.problem.code).toBe('door-removed');
});

it('ADDR-R46 ADDR-O14 the holder of a map sees the phones of its doors, others only those of reserved ones', async () => {
  const map = await congregation.addMap({ typeId: 2, street: 'Seen Street' });
  await map.addPreloaded({ house: '1', number: '0400' });
  await assign(map);
  const seen = async (as: string) => (await page(map, as)).availableAddresses!.map(({ number }) => number);
  expect(await seen(holder.token)).toEqual(['0400']);
  expect(await seen(admin.token)).toEqual([null]);
});

it('ADDR-R45 concurrent additions and removals on an assigned map leave a correct list', async () => {
  const map = await congregation.addMap({ typeId: 2, street: 'Busy Street' });
  await assign(map);
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, index) => preload(map, { house: String(index + 1), name: 'Shop' })),
  );
  const removed = added.slice(0, 10).map(([row]) => row!.id);
  await Promise.all([
    ...removed.map((id) => test.call(addresses.deletePreloadedAddress, { as: admin.token, params: { id } })),
    ...Array.from({ length: 10 }, (_, index) => preload(map, { house: String(index + 21), name: 'Shop' })),
  ]);
  expect((await doors(map)).map((door) => Number.parseInt(door, 10)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 11),
  );
  expect(await out(map)).toEqual({ start: 20, total: 30, populated: 30 });
});

const foreign = async (map: SeededMap, entry: object) =>
  (
    await test.call(territory.addForeignAddress, {
      as: admin.token,
      body: { map: map.id, street: map.streetId, house: '5', lang: 'de', ...entry } as never,
    })
  ).data;
const saveLanguageMap = async (number: string, lang: string, id = 0) =>
  (
    await test.call(maps.saveMap, {
      as: admin.token,
      params: { id },
      body: { number, name: 'Foreign', type_id: 5, lang } as never,
    })
  ).data;
const onMap = async (number: string) =>
  (await test.call(maps.readMap, { as: admin.token, params: { number } })).data.foreign!.map(
    ({ house }) => house,
  );

it('ADDR-R48 ADDR-O11 foreign addresses move to a map of their language that is created or changed later', async () => {
  const found = await congregation.addMap({ street: 'Foreign Street' });
  await foreign(found, { house: '5' });
  await foreign(found, { house: '6', lang: 'fr' });
  const made = await saveLanguageMap('500', 'de');
  expect(await onMap('500')).toEqual(['5']);
  await test.call(maps.assignMap, { as: admin.token, body: { id: made.id } as never });
  const list = async () =>
    (await test.call(maps.readMap, { as: holder.token, params: { number: '500' } })).data.availableAddresses!;
  expect((await list()).map(({ house }) => house)).toEqual(['5']);
  const later = await foreign(found, { house: '7' });
  expect((await list()).map(({ house }) => house)).toEqual(['5', '7']);
  await saveLanguageMap('500', 'fr', made.id);
  expect(await onMap('500')).toEqual(['6']);
  expect((await list()).map(({ house }) => house)).toEqual(['6']);
  await saveLanguageMap('501', 'de');
  expect(await onMap('501')).toEqual(['5', '7']);
  await test.call(territory.editForeignAddress, {
    as: admin.token,
    params: { id: later.id },
    body: { street: found.streetId, house: '70', lang: 'fr' } as never,
  });
  expect((await list()).map(({ house }) => house)).toEqual(['6', '70']);
  expect(await onMap('501')).toEqual(['5']);
});

it('ADDR-R48 deleting the map of a language moves its addresses to another one, and none is lost', async () => {
  const found = await congregation.addMap({ street: 'Second Street' });
  const first = await saveLanguageMap('510', 'it');
  const second = await saveLanguageMap('511', 'it');
  await foreign(found, { house: '1', lang: 'it' });
  expect([await onMap('510'), await onMap('511')]).toEqual([['1'], []]);
  await test.call(maps.deleteMap, { as: admin.token, params: { id: first.id } });
  expect(await onMap('511')).toEqual(['1']);
  await test.call(maps.deleteMap, { as: admin.token, params: { id: second.id } });
  const { rows } = await test.database.owner.query(
    'select assigned_map_id from foreign_addresses where map_id = $1',
    [found.id],
  );
  expect(rows).toEqual([{ assigned_map_id: null }]);
});
