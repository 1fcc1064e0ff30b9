import { maps } from '@sheaf/contract/territory/maps/maps';
import { places } from '@sheaf/contract/territory/places/places';
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
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  map = await congregation.addMap({ number: '1' });
});
afterAll(() => test.close());

const pageOf = async (number: string) =>
  (await test.call(maps.readMap, { as: admin.token, params: { number } })).data;
const street = (name: string, suburb: number | null = null) =>
  test.call(places.addStreet, { as: admin.token, body: { name, suburb_id: suburb, map_id: map.id } });
const suburb = (name: string) =>
  test.call(places.addSuburb, { as: admin.token, body: { suburb: name, code: '7320', map_id: map.id } });
const foreign = (entry: Record<string, unknown>, as = admin.token) =>
  test.call(territory.addForeignAddress, {
    as,
    body: { map: map.id, street: map.streetId, house: '1', lang: 'ne', ...entry } as never,
  });

it('MAPS-C9 adds a street once, changes it with the current version only, and deletes it', async () => {
  const added = (await street('Bass Highway')).data;
  expect((await street('bass highway')).problem.errors).toEqual({
    name: ['This map has this street already.'],
  });
  const edit = (name: string, version: number) =>
    test.call(places.editStreet, { as: admin.token, params: { id: added.id }, body: { name, version } });
  expect((await edit('Bass Highway West', added.version)).data).toMatchObject({
    name: 'Bass Highway West',
    version: added.version + 1,
  });
  expect((await edit('Other', added.version)).status).toBe(409);
  expect((await edit('Mount Street', added.version + 1)).status).toBe(422);
  expect((await pageOf('1')).streets.map(({ name }) => name)).toContain('Bass Highway West');
  const remove = () => test.call(places.deleteStreet, { as: admin.token, params: { id: added.id } });
  expect((await remove()).data).toEqual({ ok: true });
  expect((await remove()).status).toBe(404);
});

it('TERR-R1 refuses to delete a street with addresses or do-not-calls', async () => {
  await map.addDoNotCall({ number: 9 });
  const gone = await test.call(places.deleteStreet, { as: admin.token, params: { id: map.streetId } });
  expect(gone.problem.code).toBe('street-in-use');
  expect((await pageOf('1')).doNotCalls).toHaveLength(1);
});

it('TERR-R53 lists the suburb after which a map is named on that map, wherever it was entered', async () => {
  const { id } = (await suburb('Shared Grove')).data;
  const other = await congregation.addMap({ number: '53' });
  const body = { number: '53', suburb: id, blocks: 12 };
  await test.call(maps.saveMap, { as: admin.token, params: { id: other.id }, body });
  for (const number of ['1', '53'])
    expect((await pageOf(number)).suburbs!.map((listed) => listed.id)).toContain(id);
  expect((await pageOf('53')).suburbs).toHaveLength(1);
});

it('TERR-R2 adds, changes and deletes a suburb, but not one after which a map is named', async () => {
  const added = (await suburb('Montello')).data;
  const edit = (version: number) =>
    test.call(places.editSuburb, {
      as: admin.token,
      params: { id: added.id },
      body: { suburb: 'Hillcrest', code: null, region_id: null, version },
    });
  expect((await edit(added.version)).data).toMatchObject({ suburb: 'Hillcrest', code: null });
  expect((await edit(added.version)).status).toBe(409);
  const within = (await street('Terrylands Street', added.id)).data;
  const save = (suburbId: number | null) =>
    test.call(maps.saveMap, {
      as: admin.token,
      params: { id: map.id },
      body: { number: '1', suburb: suburbId, blocks: 12 },
    });
  await save(added.id);
  const remove = () => test.call(places.deleteSuburb, { as: admin.token, params: { id: added.id } });
  expect((await remove()).problem.code).toBe('suburb-in-use');
  await save(null);
  expect((await remove()).data).toEqual({ ok: true });
  expect((await pageOf('1')).streets.find(({ id }) => id === within.id)!.suburb_id).toBeNull();
});

it('ADDR-R15 ADDR-R20 ADDR-R23 a foreign address is one door, listed once and never a do-not-call', async () => {
  expect((await foreign({ house: '8', suffix: 'a', unit: '3' })).data).toMatchObject({
    house: '8',
    suffix: 'A',
    unit: '3',
    type: 'foreign',
  });
  const wrong = async (entry: Record<string, unknown>) => Object.keys((await foreign(entry)).problem.errors!);
  expect(await wrong({ house: '8', suffix: 'A', unit: '3' })).toEqual(['house']);
  expect(await wrong({ house: 'x' })).toEqual(['house']);
  expect(await wrong({ house: '8', suffix: '?' })).toEqual(['suffix']);
  expect(await wrong({ house: '8', unit: '1,4' })).toEqual(['unit']);
  expect(await wrong({ house: '8', lang: 'xx' })).toEqual(['lang']);
  expect(await wrong({ street: 999_999 })).toEqual(['street']);
  await map.addDoNotCall({ number: 88 });
  expect((await foreign({ house: '88', unit: '2' })).problem.errors).toEqual({
    house: ['This address is a Do Not Call.'],
  });
});

it('TERR-R6 ADDR-O11 lists a foreign address on the map of its language, wherever it was found', async () => {
  const nepali = await test.call(maps.saveMap, {
    as: admin.token,
    params: { id: 0 },
    body: { number: '48', type_id: 5, name: 'Nepali', lang: 'ne' },
  });
  const added = (await foreign({ house: '20' })).data;
  expect(added.assigned_map_id).toBe(nepali.data.id);
  const listed = async () => (await pageOf('48')).foreign!.map(({ id }) => id);
  expect(await listed()).toContain(added.id);
  const edit = (lang: 'zh' | 'ne', version: number, house = '20') =>
    test.call(territory.editForeignAddress, {
      as: admin.token,
      params: { id: added.id },
      body: { street: map.streetId, house, lang, version },
    });
  expect((await edit('zh', added.version)).data).toMatchObject({ lang: 'zh', assigned_map_id: null });
  expect(await listed()).not.toContain(added.id);
  expect((await edit('ne', added.version)).status).toBe(409);
  await foreign({ house: '21' });
  expect((await edit('ne', added.version + 1, '21')).problem.errors!.house).toHaveLength(1);
  const remove = () =>
    test.call(territory.deleteForeignAddress, { as: admin.token, params: { id: added.id } });
  expect((await remove()).data).toEqual({ ok: true });
  expect((await remove()).status).toBe(404);
});
