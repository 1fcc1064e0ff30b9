/**
 * A visit to a do-not-call is the worst failure: what a do-not-call covers, where it shows, and how it is
 * corrected.
 */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressesNightly } from '#contexts/territory/addresses/addresses.jobs';
import { runNight } from '#platform/jobs/nightly';
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

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  person = await congregation.addPerson();
  admin = await congregation.addPerson({ roles: [1] });
});
afterAll(() => test.close());

const note = (map: SeededMap, entry: object, as = admin.token) =>
  test.call(addresses.addDoNotCall, {
    as,
    body: { map_id: map.id, street_id: map.streetId, number: 1, ...entry },
  });
const page = async (map: SeededMap, as = admin.token) =>
  (await test.call(maps.readMap, { as, params: { number: map.number } })).data;
const preload = (map: SeededMap, entry: { house: string; suffix?: string; unit?: string }) =>
  test.call(addresses.addPreloadedAddress, {
    as: admin.token,
    body: { map: map.id, street: map.streetId, ...entry },
  });
const preloaded = async (map: SeededMap, entry: { house: string; unit?: string }) =>
  (await preload(map, entry)).data.map((row) => row.id);

it('ADDR-R20 a do-not-call of the units 1-3 covers exactly 1, 2 and 3', async () => {
  const map = await congregation.addMap({ street: 'Unit Street' });
  const units = async () => (await page(map)).availableAddresses!.map(({ unit }) => unit);
  for (const unit of ['1', '2', '3', '4', 'Unit 2']) await map.addDoor({ house: '20', unit });
  expect((await note(map, { number: 20, unit: '1-3' })).data.unit).toBe('1-3');
  expect(await units()).toEqual(['4']);
  const refused = await preload(map, { house: '20', unit: '2-4' });
  expect(refused.problem.errors).toEqual({ house: ['This address is a Do Not Call.'] });
  expect((await preload(map, { house: '20', unit: '4-6' })).data).toHaveLength(3);
});

it('ADDR-R20 two overlapping ranges are the same address', async () => {
  const map = await congregation.addMap({ street: 'Range Street' });
  await map.addDoor({ house: '8', suffix: '-12' });
  await map.addDoor({ house: '16', suffix: '-18' });
  await note(map, { number: 10, suffix: '-14' });
  expect((await page(map)).availableAddresses!.map(({ house }) => house)).toEqual(['16']);
});

it('ADDR-R40 a do-not-call applies to its street on every map of its own congregation only', async () => {
  const here = await congregation.addMap({ street: 'Wide Street' });
  const there = await congregation.addMap({ street: 'WIDE ST.' });
  const elsewhere = await (await seedCongregation(test.database.owner)).addMap({ street: 'Wide Street' });
  await there.addDoor({ house: '5' });
  const kept = await elsewhere.addDoor({ house: '5' });
  await note(here, { number: 5 });
  expect((await page(there)).availableAddresses).toEqual([]);
  expect((await preload(there, { house: '5' })).problem.errors).toEqual({
    house: ['This address is a Do Not Call.'],
  });
  const { rows } = await test.database.owner.query('select id from available_addresses where id = $1', [
    kept,
  ]);
  expect(rows).toHaveLength(1);
});

it('ADDR-R40 a street of that name in another suburb is another street, and one without a known suburb is the same', async () => {
  const streets = await Promise.all(
    ['Acton', 'Montello', null].map(async (suburb) => {
      const map = await congregation.addMap({ street: 'High Street' });
      if (suburb)
        await test.database.owner.query(
          `with made as (insert into suburbs (congregation_id, suburb) values ($1, $2) returning id)
           update streets set suburb_id = made.id from made where streets.id = $3`,
          [congregation.id, suburb, map.streetId],
        );
      return map;
    }),
  );
  for (const map of streets) await map.addDoor({ house: '5' });
  await note(streets[0]!, { number: 5 });
  const left = await Promise.all(streets.map(async (map) => (await page(map)).availableAddresses!.length));
  expect(left).toEqual([0, 1, 0]);
});

it('ADDR-R44 marks an address under a do-not-call in every list', async () => {
  const map = await congregation.addMap({ street: 'Marked Street' });
  await preloaded(map, { house: '4' });
  await map.addDoor({ house: '4', assignedTo: person.id });
  await map.addDoNotCall({ number: 4 });
  const marks = async (as: string) => {
    const { preloadedAddresses, availableAddresses } = await page(map, as);
    return [preloadedAddresses?.[0]?.do_not_call, availableAddresses?.[0]?.do_not_call];
  };
  expect(await marks(admin.token)).toEqual([true, undefined]);
  expect(await marks(person.token)).toEqual([true, true]);
  const mine = await test.call(addresses.listMyAddresses, { as: person.token });
  expect(mine.data.map(({ house, do_not_call, number }) => [house, do_not_call, number])).toEqual([
    ['4', true, null],
  ]);
  const file = await test.app.inject({
    url: '/api/territory/export/csv',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const lines = file.body.split('\r\n').filter((line) => line.includes('Marked Street'));
  const at = file.body.split('\r\n')[0]!.split(',').indexOf('do_not_call');
  expect(lines.map((line) => [line.split(',')[1], line.split(',')[at]])).toEqual([
    ['available', 'yes'],
    ['do-not-call', 'yes'],
    ['preloaded', 'yes'],
  ]);
});

it('ADDR-R20 refuses work on a door that became a do-not-call by renaming its street', async () => {
  const map = await congregation.addMap({ street: 'Old Name' });
  const door = await map.addDoor({ house: '4' });
  const other = await congregation.addMap({ street: 'New Name' });
  await note(other, { number: 4 });
  await test.database.owner.query(`update streets set name = 'new name' where id = $1`, [map.streetId]);
  expect((await page(map)).availableAddresses!.map(({ do_not_call }) => do_not_call)).toEqual([true]);
  const thumb = await test.call(addresses.countNotHome, { as: person.token, body: { id: door } });
  expect(thumb.problem.code).toBe('door-do-not-call');
  const request = await test.call(addresses.requestAddresses, { as: person.token, body: { map: map.id } });
  expect(request.problem.code).toBe('no-addresses-left');
});

it('ADDR-R40 a do-not-call remains effective after its map is deleted', async () => {
  const gone = await congregation.addMap({ street: 'Lasting Street' });
  await note(gone, { number: 4 });
  await test.call(maps.deleteMap, { as: admin.token, params: { id: gone.id } });
  const map = await congregation.addMap({ street: 'Lasting Street' });
  expect((await preload(map, { house: '4' })).problem.errors).toHaveProperty('house');
});

it('ADDR-R41 refuses a future date on its field', async () => {
  const map = await congregation.addMap({ street: 'Dated Street' });
  // Ten in the evening of the 21st in London is the 22nd in Hobart.
  test.setNow(new Date('2026-11-21T22:00:00Z'));
  const ahead = { errors: { date: ['This day is still to come.'] } };
  expect((await note(map, { date: '2026-11-23' })).problem).toMatchObject(ahead);
  const { data } = await note(map, { date: '2026-11-22' });
  expect(data.date).toBe('2026-11-22');
  const confirmed = await test.call(addresses.confirmDoNotCall, {
    as: admin.token,
    params: { id: data.id },
    body: { date: '2026-12-01' },
  });
  expect(confirmed.problem).toMatchObject(ahead);
  test.setNow();
});

it('ADDR-O10 confirms a do-not-call to today before it is due too, and keeps its note', async () => {
  const map = await congregation.addMap({ street: 'Confirmed Street' });
  test.setNow(new Date('2026-11-21T22:00:00Z'));
  const { data } = await note(map, { date: '2026-11-20', note: 'Asked on Saturday' });
  expect(data.due_for_review).toBe(false);
  const confirm = { as: admin.token, params: { id: data.id }, body: { version: data.version } };
  const confirmed = await test.call(addresses.confirmDoNotCall, confirm);
  expect(confirmed.data).toEqual({ ...data, date: '2026-11-22', version: data.version + 1 });
  test.setNow();
});

it('ADDR-R43 refuses two numbers separated by a space, with a hint on the spelling', async () => {
  const map = await congregation.addMap({ street: 'Spaced Street' });
  expect((await preload(map, { house: '10 12' })).problem.errors).toEqual({
    house: ['Write two numbers as 10, 12 and a range as 10-12.'],
  });
  expect((await note(map, { unit: '10 12' })).problem.errors).toHaveProperty('unit');
  expect((await preload(map, { house: '10, 12' })).data.map(({ house }) => house)).toEqual(['10', '12']);
});

it('ADDR-R42 corrects a do-not-call under its version, and applies its new value', async () => {
  const map = await congregation.addMap({ street: 'Edited Street' });
  for (const house of ['6', '7', '8']) await map.addDoor({ house });
  const { data } = await note(map, { number: 6, note: 'Asked on Saturday' });
  const edit = (change: object, version: number | undefined = undefined, as = admin.token) =>
    test.call(addresses.editDoNotCall, {
      as,
      params: { id: data.id },
      body: {
        street_id: map.streetId,
        number: 7,
        suffix: null,
        unit: null,
        date: '2026-01-02',
        note: 'At 7, not 6',
        ...change,
        ...(version !== undefined && { version }),
      },
    });
  expect((await edit({}, undefined, person.token)).status).toBe(403);
  expect((await edit({ date: '2199-01-01' })).problem.errors).toHaveProperty('date');
  expect((await edit({ street_id: (await congregation.addMap()).streetId })).problem.errors).toHaveProperty(
    'street_id',
  );
  const edited = await edit({}, data.version);
  expect(edited.data).toMatchObject({ number: 7, date: '2026-01-02', note: 'At 7, not 6', version: 2 });
  expect((await page(map)).availableAddresses!.map(({ house }) => house)).toEqual(['8']);
  const stale = await edit({ number: 8 }, data.version);
  expect([stale.status, stale.problem.current]).toEqual([409, expect.objectContaining({ number: 7 })]);
  await note(map, { number: 9 });
  expect((await edit({ number: 9 })).problem.errors).toEqual({ number: ['This address is already listed.'] });
  const stranger = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  expect((await edit({}, undefined, stranger.token)).status).toBe(404);
});

it('ADDR-R20 sends no letter to an expired address under a do-not-call', async () => {
  const writing = await seedCongregation(test.database.owner);
  const map = await writing.addMap();
  await test.database.owner.query(
    `update congregations set expired_addresses = 1, email_addresses_to = 'letters@example.org' where congregation_id = $1`,
    [writing.id],
  );
  for (const house of ['1', '2']) await map.addDoor({ house, attempt: 3 });
  await map.addDoNotCall({ number: 1 });
  await runNight(test.platform, test.database.owner, [addressesNightly]);
  const { rows } = await test.database.owner.query(
    `select body from outgoing_messages where congregation_id = $1 and kind = 'expired-addresses'`,
    [writing.id],
  );
  expect(rows.map(({ body }) => body.split('\n').at(-1))).toEqual(['2 Mount Street']);
});

it('ADDR-R40 MAPS-O4 a door removed by a do-not-call does not count as completed', async () => {
  const map = await congregation.addMap({ typeId: 2, street: 'Counted Street' });
  for (const house of ['1', '2', '3', '4']) await map.addPreloaded({ house });
  await test.call(maps.assignMap, { as: admin.token, body: { id: map.id, user: person.id } });
  await note(map, { number: 1, suffix: '2' });
  const { availableAddresses, map: shown } = await page(map);
  expect(availableAddresses!.map(({ house }) => house)).toEqual(['3', '4']);
  expect(shown.assignment!.completed).toBe(0);
});

it('ADDR-R17.2 its author corrects and deletes a do-not-call without further permissions, and nobody else does', async () => {
  const map = await congregation.addMap({ number: '77' });
  const publisher = () => congregation.addPerson({ permissions: ['maps.dnc', 'maps.dnc.add'] });
  const [author, other] = [await publisher(), await publisher()];
  const { data: own } = await note(map, { number: 8 }, author.token);
  const { data: foreign } = await note(map, { number: 9 });
  const edit = (id: number, as: SeededPerson) =>
    test.call(addresses.editDoNotCall, {
      as: as.token,
      params: { id },
      body: { street_id: map.streetId, number: 10 },
    });
  const remove = (id: number, as: SeededPerson) =>
    test.call(addresses.deleteDoNotCall, { as: as.token, params: { id } });
  expect((await page(map, author.token)).ownDoNotCalls).toEqual([own.id]);
  expect((await page(map, other.token)).ownDoNotCalls).toEqual([]);
  expect((await page(map)).ownDoNotCalls).toBeUndefined();
  expect((await edit(foreign.id, author)).problem.code).toBe('dnc-not-yours');
  expect((await edit(own.id, other)).problem.code).toBe('dnc-not-yours');
  expect((await edit(own.id, author)).data).toMatchObject({ number: 10 });
  expect((await remove(foreign.id, author)).problem.code).toBe('dnc-not-yours');
  expect((await remove(own.id, other)).problem.code).toBe('dnc-not-yours');
  expect((await remove(own.id, author)).status).toBeLessThan(300);
  expect((await remove(own.id, author)).status).toBe(404);
});
