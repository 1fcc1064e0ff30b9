import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { places } from '@sheaf/contract/territory/places/places';
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
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  map = await congregation.addMap({ number: '1' });
});
afterAll(() => test.close());

const save = (id: number, body: Record<string, unknown>, as = admin.token) =>
  test.call(maps.saveMap, { as, params: { id }, body: body as { number: string } });
const assign = (id: number, user = admin.id) =>
  test.call(maps.assignMap, { as: admin.token, body: { id, user } });
const pageOf = async (number: string) =>
  (await test.call(maps.readMap, { as: admin.token, params: { number } })).data;

it('MAPS-R15 MAPS-R16 id 0 creates a map with the date of its last completion, which cannot be changed later', async () => {
  const made = await save(0, { number: '20', type_id: 1, blocks: 7, complete: '2026-01-31' });
  expect(made.data).toMatchObject({ number: '20', blocks: 7, last_completed: '2026-01-31', assigned: false });
  const later = await save(made.data.id, { number: '20', blocks: 7, complete: '2026-02-01' });
  expect(later.problem.errors).toEqual({ complete: ['This can’t be changed once the map is made.'] });
  const edited = await save(made.data.id, { number: '20B', blocks: 9 });
  expect(edited.data).toMatchObject({ number: '20B', blocks: 9, last_completed: '2026-01-31' });
  expect((await save(0, { number: '21', complete: '2999-01-01' })).problem.errors!.complete).toHaveLength(1);
  expect((await save(made.data.id, { number: '20', type_id: 2 })).problem.errors!.type_id).toHaveLength(1);
});

it('MAPS-R17 accepts a name for types 3 and 5, and a suburb for the others', async () => {
  const suburb = await test.call(places.addSuburb, {
    as: admin.token,
    body: { suburb: 'Montello', map_id: map.id },
  });
  const place = { suburb: suburb.data.id };
  expect((await save(0, { number: '30', type_id: 3, name: 'Ridgley farms' })).data.name).toBe(
    'Ridgley farms',
  );
  expect((await save(0, { number: '31', type_id: 5, name: 'Nepali', lang: 'ne' })).data.lang).toBe('ne');
  expect((await save(0, { number: '32', type_id: 2, ...place })).data.suburb).toBe(place.suburb);
  expect((await save(0, { number: '33', type_id: 1, name: 'x' })).problem.errors!.name).toHaveLength(1);
  expect((await save(0, { number: '33', type_id: 3, ...place })).problem.errors!.suburb).toHaveLength(1);
  expect((await save(0, { number: '33', suburb: 999_999 })).problem.errors!.suburb).toHaveLength(1);
});

it('MAPS-R20 requires a unique number, and accepts one of simultaneous requests', async () => {
  expect((await save(0, { number: ' ' })).problem.errors!.number).toHaveLength(1);
  const many = await Promise.all(Array.from({ length: 8 }, () => save(0, { number: '40' })));
  expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  const other = await save(0, { number: '41' });
  expect((await save(other.data.id, { number: '40' })).problem.errors).toEqual({
    number: ['Another map has this number.'],
  });
});

it('TERR-R3 adding and changing maps require two permissions, and a stale version is refused with the current map', async () => {
  const adder = await congregation.addPerson({ permissions: ['settings.maps.add'] });
  const editor = await congregation.addPerson({ permissions: ['settings.maps.edit'] });
  const made = await save(0, { number: '50' }, adder.token);
  expect((await save(made.data.id, { number: '50' }, adder.token)).problem.code).toBe(
    'editing-not-permitted',
  );
  expect((await save(0, { number: '51' }, editor.token)).problem.code).toBe('adding-not-permitted');
  const version = made.data.version;
  expect((await save(made.data.id, { number: '50', blocks: 2, version }, editor.token)).status).toBe(200);
  const stale = await save(made.data.id, { number: '50', blocks: 3, version }, editor.token);
  expect([stale.status, stale.problem.current]).toEqual([409, expect.objectContaining({ blocks: 2 })]);
});

it('TERR-R4 a map keeps the blocks completed in its assignment', async () => {
  const own = await congregation.addMap({ number: '60', blocks: 5 });
  const held = (await assign(own.id)).data.assignment!;
  await test.call(maps.updateBlock, { as: admin.token, body: { id: held.id, block: 4 } });
  expect((await save(own.id, { number: '60', blocks: 3 })).problem.errors!.blocks).toHaveLength(1);
  expect((await save(own.id, { number: '60', blocks: 4 })).status).toBe(200);
});

it('MAPS-R1 sorts the list by the given order, with other maps after it', async () => {
  const all = (await test.call(maps.listMaps, { as: admin.token })).data.map(({ id }) => id);
  const wanted = [all.at(-1)!, all[1]!];
  const order = (ids: number[]) => test.call(maps.orderMaps, { as: admin.token, body: { maps: ids } });
  expect((await order(wanted)).data).toEqual({ ok: true });
  const after = (await test.call(maps.listMaps, { as: admin.token })).data.map(({ id }) => id);
  expect(after).toEqual([...wanted, ...all.filter((id) => !wanted.includes(id))]);
  expect((await order([all[0]!, 999_999])).status).toBe(422);
  expect((await order([all[0]!, all[0]!])).status).toBe(422);
  const both = await Promise.all([order([...all]), order([...all].reverse())]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

it('MAPS-R22 refuses to delete an assigned map; hides another one, frees its number and retains its history', async () => {
  const own = await congregation.addMap({ number: '70' });
  const remove = () => test.call(maps.deleteMap, { as: admin.token, params: { id: own.id } });
  const held = (await assign(own.id)).data.assignment!;
  expect((await remove()).problem.code).toBe('map-assigned');
  await test.call(maps.handInMap, { as: admin.token, body: { id: held.id } });
  expect((await remove()).data).toEqual({ ok: true });
  expect((await remove()).status).toBe(404);
  expect((await save(0, { number: '70' })).status).toBe(200);
  const kept = await test.database.owner.query('select 1 from map_assignments where map_id = $1', [own.id]);
  expect(kept.rowCount).toBe(1);
});

it('MAPS-R22 either an assignment or a simultaneous deletion succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const own = await congregation.addMap({ number: `7${round}R` });
    const [held, gone] = await Promise.all([
      assign(own.id),
      test.call(maps.deleteMap, { as: admin.token, params: { id: own.id } }),
    ]);
    expect([held.status === 200, gone.status === 200].filter(Boolean)).toHaveLength(1);
  }
});

it('TERR-R5 removes a person from the history of an assignment, unless they still hold the map', async () => {
  const own = await congregation.addMap({ number: '80' });
  const second = await congregation.addPerson({ firstName: 'Daniel' });
  const held = (await assign(own.id)).data.assignment!;
  await test.call(maps.handOffMap, { as: admin.token, body: { id: held.id, user: second.id } });
  const [row] = (await pageOf('80')).assignments!;
  const remove = (user: number, assignedAt?: string) =>
    test.call(maps.removeHolder, {
      as: admin.token,
      params: { map_id: own.id, id: held.id, user_id: user },
      body: assignedAt ? { assigned_at: assignedAt } : {},
    });
  expect((await remove(second.id)).problem.code).toBe('still-holds');
  expect((await remove(admin.id, '2020-01-01T00:00:00.000Z')).status).toBe(404);
  const left = await remove(admin.id, row!.users[0]!.assigned_at);
  expect(left.data.users.map(({ id }) => id)).toEqual([second.id]);
  expect((await remove(admin.id)).status).toBe(404);
});

it('MAPS-D2 returns the names of map types, all countries and their regions', async () => {
  const types = await test.call(maps.listMapTypes, { as: admin.token });
  expect(types.data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const countries = (await test.call(places.listCountries, { as: admin.token })).data;
  expect(countries).toContainEqual({ id: 36, code: 'AU', name: 'Australia' });
  expect(countries.length).toBe(249);
  const regions = (await test.call(places.listRegions, { as: admin.token })).data;
  const tasmania = regions.find(({ code }) => code === 'AU-TAS')!;
  expect(tasmania).toMatchObject({ name: 'Tasmania', country_id: 36 });
  const body = { suburb: 'Havenview', map_id: map.id, region_id: tasmania.id };
  expect((await test.call(places.addSuburb, { as: admin.token, body })).data.region_id).toBe(body.region_id);
});

it('MAPS-C12 omitted fields have the congregation’s defaults for a new map, and are unchanged for an existing one', async () => {
  const letters = (blocks_as_letters: boolean) =>
    test.call(congregations.editCongregation, { as: admin.token, body: { blocks_as_letters } });
  await letters(false);
  const made = (await save(0, { number: '910', type_id: 5, name: 'Hindi', lang: 'hi' })).data;
  expect(made).toMatchObject({ blocks_as_letters: false, type_id: 5 });
  await letters(true);
  expect((await save(made.id, { number: 910, name: 'Hindi east', blocks: '' })).problem.errors).toEqual({
    blocks: ['This is not valid.'],
  });
  const edited = (await save(made.id, { number: 910, name: 'Hindi east', suburb: '', complete: '' })).data;
  expect(edited).toMatchObject({
    number: '910',
    name: 'Hindi east',
    type_id: 5,
    lang: 'hi',
    blocks_as_letters: false,
  });
  expect((await save(0, { number: '911' })).data).toMatchObject({ type_id: 1, blocks_as_letters: true });
});
