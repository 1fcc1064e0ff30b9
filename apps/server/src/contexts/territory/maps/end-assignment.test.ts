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
import { nowInSql, testNow } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;
let ruth: SeededPerson;
let joel: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({
    permissions: ['settings.maps.assign', 'settings.maps.delete', 'settings.maps'],
  });
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
  joel = await congregation.addPerson({ firstName: 'Joel' });
});
afterAll(() => test.close());

const assign = async (map: SeededMap, user: number | null, rest: object = {}) =>
  (await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user, ...rest } })).data
    .assignment!.id;
const cancel = (map: SeededMap) =>
  test.call(maps.cancelAssignment, { as: servant.token, body: { id: map.id } });
const read = async (map: SeededMap, as = servant) =>
  (await test.call(maps.readMap, { as: as.token, params: { number: map.number } })).data;
const houses = async (map: SeededMap) =>
  (await read(map)).availableAddresses!.map(({ house }) => house).sort();
const request = (map: SeededMap, as = joel) =>
  test.call(addresses.requestAddresses, { as: as.token, body: { map: map.id } });
const complete = (map: SeededMap, rest: object = {}, as = servant) =>
  test.call(maps.recordCompletion, { as: as.token, body: { id: map.id, ...rest } });
const daysAgo = (days: number) =>
  new Date(testNow().getTime() - days * 86_400_000).toISOString().slice(0, 10);

it.each([1, 2, 3, 5])(
  'ASSIGN-R4 a cancel of a map of type %i keeps earlier not-at-homes and addresses, and later not-at-homes',
  async (typeId) => {
    const map = await congregation.addMap({ typeId });
    await map.addDoor({ house: '1', attempt: 2 });
    await map.addPreloaded({ house: '2' });
    await test.database.owner.query(
      `insert into available_addresses (congregation_id, map_id, street_id, house, source_type) values ($1, $2, $3, '4', 'preloaded')`,
      [congregation.id, map.id, map.streetId],
    );
    await assign(map, typeId === 5 ? null : ruth.id);
    const during = await houses(map);
    expect(during).toEqual(typeId === 1 || typeId === 5 ? ['1', '4'] : ['1', '2', '4']);
    if (typeId >= 3) {
      const body = { map: map.id, street: map.streetId, house: '9' };
      await test.call(addresses.addAvailableAddress, { as: ruth.token, body });
    }
    expect((await cancel(map)).status).toBe(200);
    expect(await houses(map)).toEqual(typeId >= 3 ? ['1', '4', '9'] : ['1', '4']);
  },
);

it('ASSIGN-O3 a request for addresses does not mark the assignment as started, by any person', async () => {
  const map = await congregation.addMap();
  for (const house of ['1', '2', '3']) await map.addDoor({ house });
  const id = await assign(map, ruth.id);
  const used = async () =>
    (
      await test.database.owner.query<{ used: string }>(
        'select last_activity_at::text as used from map_assignments where id = $1',
        [id],
      )
    ).rows[0]!.used;
  const before = await used();
  await request(map, joel);
  expect([(await read(map)).map.assignment!.started, await used()]).toEqual([false, before]);
  await test.call(addresses.handInAddresses, { as: joel.token, body: { map: map.id } });
  await request(map, ruth);
  expect((await read(map)).map.assignment!.started).toBe(false);
  expect(await used()).not.toBe(before);
  expect((await cancel(map)).status).toBe(200);
});

it('MAPS-R22 deleting a map removes its addresses from the lists of all people', async () => {
  const map = await congregation.addMap();
  const other = await congregation.addMap();
  for (const one of [map, other]) {
    await one.addDoor({ house: '1' });
    await one.addDoor({ house: '2' });
  }
  const { data } = await request(map, joel);
  await request(other, joel);
  await test.call(addresses.lendAddresses, {
    as: joel.token,
    body: { addresses: [data[0]!.id], user: ruth.id },
  });
  await test.call(maps.deleteMap, { as: servant.token, params: { id: map.id } });
  const mine = async (person: SeededPerson) =>
    (await test.call(addresses.listMyAddresses, { as: person.token })).data
      .map((row) => row.map_id)
      .filter((id) => id === map.id || id === other.id);
  expect(await mine(joel)).toEqual([other.id, other.id]);
  expect(await mine(ruth)).toEqual([]);
  const { rows } = await test.database.owner.query<{ kept: number }>(
    'select count(assigned_to)::int as kept from available_addresses where map_id = $1',
    [map.id],
  );
  expect(rows[0]!.kept).toBe(0);
});

it('MAPS-X2 records the completion of a personal map, whose holder keeps it in a new assignment', async () => {
  const map = await congregation.addMap({ blocks: 3 });
  const first = await assign(map, ruth.id, { personal: true });
  await test.database.owner.query(
    `update map_assignments set assigned_at = ${nowInSql()} - interval '60 days' where id = $1`,
    [first],
  );
  await test.call(maps.updateBlock, { as: ruth.token, body: { id: first, block: 1 } });
  expect((await complete(map, { date: daysAgo(-2) })).problem.code).toBe('completed-in-future');
  expect((await complete(map, { date: daysAgo(70) })).problem.code).toBe('completed-before-assigned');
  expect((await complete(map, { assignment: first + 1000 })).problem.code).toBe('assignment-ended');
  const { data } = await complete(map, { assignment: first, date: daysAgo(5) });
  expect([data.last_completed, data.assignment!.user!.id, data.assignment!.personal]).toEqual([
    daysAgo(5),
    ruth.id,
    true,
  ]);
  expect([data.assignment!.progress.blocks, data.assignment!.started]).toEqual([[], false]);
  const history = (await read(map)).assignments!;
  expect(history.map((row) => [row.completed, row.returned_at === null])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(history[1]!.returned_at).toBe(history[0]!.assigned_at);
});

it('MAPS-X2 frees the map without its holder, and refuses maps not personal or not assigned and everybody but map assigners', async () => {
  const map = await congregation.addMap();
  expect((await complete(map)).problem.code).toBe('map-not-assigned');
  await assign(map, ruth.id);
  expect((await complete(map)).problem.code).toBe('not-personal');
  await cancel(map);
  await assign(map, ruth.id, { personal: true });
  expect((await complete(map, {}, ruth)).status).toBe(403);
  expect((await complete(map, { keep: false })).data.assignment).toBeNull();
  const other = await seedCongregation(test.database.owner, 'Devonport');
  expect((await complete(await other.addMap())).status).toBe(404);
});

it('MAPS-X1 shows the note of a hand-in in the history to map assigners only', async () => {
  const map = await congregation.addMap();
  const id = await assign(map, ruth.id);
  const body = { id, completed: true, note: 'Dog at the corner' };
  await test.call(maps.handInMap, { as: ruth.token, body });
  expect((await read(map)).assignments![0]!.note).toBe('Dog at the corner');
  await assign(map, joel.id);
  expect(JSON.stringify(await read(map, joel))).not.toContain('Dog at the corner');
});
