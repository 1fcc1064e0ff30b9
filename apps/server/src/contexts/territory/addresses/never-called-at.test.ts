/**
 * No answer that sends a person to a door contains an address under a do-not-call, and no entry adds it
 * again.
 */
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
let person: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  person = await congregation.addPerson();
});
afterAll(() => test.close());

const listed = async (map: SeededMap) =>
  (
    await test.call(maps.readMap, { as: person.token, params: { number: map.number } })
  ).data.availableAddresses!.map(({ house }) => house);
const assign = (map: SeededMap, body: object = { user: person.id }) =>
  test.call(maps.assignMap, { as: admin.token, body: { id: map.id, ...body } });

it('ADDR-R20 counts no do-not-calls among the addresses a map offers, and does not offer a map without others', async () => {
  const offered = async (map: SeededMap) => {
    const options = await test.call(addresses.listAddressOptions, { as: person.token });
    return options.data.find(({ id }) => id === map.id)?.unassigned_address_count;
  };
  const map = await congregation.addMap({ street: 'Offered Street' });
  for (const house of ['1', '2', '3']) await map.addDoor({ house });
  expect(await offered(map)).toBe(3);
  await map.addDoNotCall({ number: 1 });
  expect(await offered(map)).toBe(2);
  for (const number of [2, 3]) await map.addDoNotCall({ number });
  expect(await offered(map)).toBeUndefined();
});

it('ADDR-R20 an SMS omits the do-not-call and contains the others', async () => {
  const map = await congregation.addMap({ street: 'Texted Street' });
  const ids = [];
  for (const house of ['1', '2']) ids.push(await map.addDoor({ house, assignedTo: person.id }));
  await map.addDoNotCall({ number: 1 });
  const sms = { as: person.token, body: { addresses: ids } };
  const { text } = (await test.call(addresses.writeAddressSms, sms)).data;
  expect(text.split('\n')[0]).toBe('2 Texted Street');
  expect(text).not.toContain('1 Texted Street');
});

it('ADDR-R20 refuses to assign a reserved address that became a do-not-call', async () => {
  const map = await congregation.addMap({ street: 'Lent Street' });
  const id = await map.addDoor({ house: '1', assignedTo: person.id });
  await map.addDoNotCall({ number: 1 });
  const body = { addresses: [id], user: admin.id };
  const lent = await test.call(addresses.lendAddresses, { as: person.token, body });
  expect(lent.problem.code).toBe('address-not-yours');
});

it('ADDR-R20 ASSIGN-O1 populates a map without the do-not-calls among its preloaded or foreign addresses', async () => {
  const business = await congregation.addMap({ typeId: 2, street: 'Business Street' });
  for (const house of ['1', '2']) await business.addPreloaded({ house });
  await business.addDoNotCall({ number: 1 });
  await assign(business);
  expect(await listed(business)).toEqual(['2']);
  const nepali = await congregation.addMap({ typeId: 5, street: 'Foreign Street' });
  await test.database.owner.query(`update maps set lang = 'ne' where id = $1`, [nepali.id]);
  const add = (house: string) =>
    test.call(territory.addForeignAddress, {
      as: admin.token,
      body: { map: nepali.id, street: nepali.streetId, house, lang: 'ne' },
    });
  for (const house of ['1', '2']) expect((await add(house)).status).toBe(200);
  await nepali.addDoNotCall({ number: 1 });
  expect((await assign(nepali, {})).status).toBe(200);
  expect(await listed(nepali)).toEqual(['2']);
});

it('ADDR-R20 no entry and no correction turns a do-not-call into an address', async () => {
  const map = await congregation.addMap({ street: 'Closed Street' });
  const preloaded = await map.addPreloaded({ house: '2' });
  await map.addDoNotCall({ number: 1 });
  const as = admin.token;
  const place = { map: map.id, street: map.streetId };
  const foreign = { ...place, lang: 'ne' as const };
  const { data: found } = await test.call(territory.addForeignAddress, {
    as,
    body: { ...foreign, house: '2' },
  });
  const { map: _, ...correction } = { ...foreign, house: '1' };
  const entries = {
    available: await test.call(addresses.addAvailableAddress, {
      as,
      body: { ...place, house: '1', unit: '3' },
    }),
    preloaded: await test.call(addresses.addPreloadedAddress, { as, body: { ...place, house: '1' } }),
    foreign: await test.call(territory.addForeignAddress, { as, body: { ...foreign, house: '1' } }),
    editPreloaded: await test.call(addresses.editPreloadedAddress, {
      as,
      params: { id: preloaded },
      body: { house: '1' },
    }),
    editForeign: await test.call(territory.editForeignAddress, {
      as,
      params: { id: found.id },
      body: correction,
    }),
  };
  for (const [name, { status, problem }] of Object.entries(entries))
    expect([name, status, problem.errors]).toEqual([
      name,
      422,
      { house: ['This address is a Do Not Call.'] },
    ]);
});

it('ADDR-R44 hides the phone of an address under a do-not-call from its holder and from the holder of its map', async () => {
  const map = await congregation.addMap({ street: 'Phoned Street' });
  await assign(map, { user: admin.id });
  await map.addDoor({ house: '4', assignedTo: person.id });
  await map.addDoor({ house: '6' });
  const phoned = `update available_addresses set phone = '0400' where map_id = $1`;
  await test.database.owner.query(phoned, [map.id]);
  const phones = async (as: string) =>
    (await test.call(maps.readMap, { as, params: { number: map.number } })).data.availableAddresses!.flatMap(
      ({ house, number }) => (number === null ? [] : [house]),
    );
  const both = async () => ({ keeper: await phones(person.token), holder: await phones(admin.token) });
  expect(await both()).toEqual({ keeper: ['4'], holder: ['6'] });
  for (const number of [4, 6]) await map.addDoNotCall({ number });
  expect(await both()).toEqual({ keeper: [], holder: [] });
});
