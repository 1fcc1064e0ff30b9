import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressesJobs } from '#contexts/territory/addresses/addresses.jobs';
import { findPlaceTask } from '#contexts/territory/addresses/place-search.store';
import type { FoundPlace } from '#platform/places/geocoder';
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
let rural: SeededMap;
let known: FoundPlace | null;
let asked: string[];

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  rural = await congregation.addMap({ typeId: 3 });
  test.platform.geocoder = {
    find: async (text) => {
      asked.push(text);
      return known;
    },
  };
});
beforeEach(() => {
  asked = [];
  known = { lat: -41.07, lng: 145.9 };
});
afterAll(() => test.close());

const add = async (house: string, map = rural) => {
  const body = { map: map.id, street: map.streetId, house };
  return (await test.call(addresses.addPreloadedAddress, { as: admin.token, body })).data[0]!;
};
/** Runs the queued jobs like the worker. */
async function work(): Promise<void> {
  const { rows } = await test.database.owner.query(
    `delete from graphile_worker._private_jobs returning payload`,
  );
  for (const { payload } of rows) await addressesJobs(test.platform)[findPlaceTask]!(payload);
}
const row = async (id: number) =>
  (
    await test.database.owner.query('select lat, lng, place_unknown from preloaded_addresses where id = $1', [
      id,
    ])
  ).rows[0];

it('ADDR-R12 geocodes a rural address without a place, and no other', async () => {
  const { id } = await add('8');
  await add('8', await congregation.addMap());
  await work();
  expect(await row(id)).toEqual({ lat: -41.07, lng: 145.9, place_unknown: false });
  expect(asked).toEqual(['8 Mount Street, Australia']);
});

it('ADDR-O8 marks an address that was not found, and keeps the place entered by a person', async () => {
  known = null;
  const { id } = await add('10');
  await work();
  expect(await row(id)).toEqual({ lat: null, lng: null, place_unknown: true });
  const edit = (body: object) =>
    test.call(addresses.editPreloadedAddress, { as: admin.token, params: { id }, body });
  expect((await edit({ lat: 3 })).problem.errors).toHaveProperty('lng');
  expect((await edit({ lat: 3, lng: 4 })).data).toMatchObject({ lat: 3, lng: 4, place_unknown: false });
  known = { lat: 1, lng: 1 };
  await addressesJobs(test.platform)[findPlaceTask]!({ congregationId: congregation.id, addressId: id });
  expect(await row(id)).toMatchObject({ lat: 3, lng: 4 });
  expect(asked).toEqual(['10 Mount Street, Australia']);
});
