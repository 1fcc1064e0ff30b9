/** A congregation that hides the dates of addresses hides them in every list and in every answer. */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
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

type DatedRow = { adjusted_at: string | null; tries: { on: string | null }[] };

/** Whether each row contains a date. */
const told = (rows: readonly DatedRow[]) =>
  rows.flatMap((row) => [row.adjusted_at, ...row.tries.map(({ on }) => on)]);

/** Dates in the answers of every operation on an available address, on a new map. */
async function availableDates() {
  const map = await congregation.addMap();
  const as = person.token;
  const place = { map: map.id, street: map.streetId };
  const added = (await test.call(addresses.addAvailableAddress, { as, body: { ...place, house: '1' } })).data;
  const id = added[0]!.id;
  const tried = (await test.call(addresses.countNotHome, { as, body: { id } })).data!;
  const page = await test.call(maps.readMap, { as, params: { number: map.number } });
  const requested = (await test.call(addresses.requestAddresses, { as, body: { map: map.id } })).data;
  const mine = (await test.call(addresses.listMyAddresses, { as })).data;
  const body = { addresses: [id] };
  const lent = (await test.call(addresses.lendAddresses, { as, body: { ...body, name: 'Grace' } })).data;
  const cleared = (await test.call(addresses.clearContact, { as, body })).data;
  const answers = {
    added,
    tried: [tried],
    page: page.data.availableAddresses!,
    requested,
    mine,
    lent,
    cleared,
  };
  await test.call(addresses.handInAddresses, { as, body: { map: map.id } });
  return Object.entries(answers).flatMap(([name, rows]) => told(rows).map((date) => [name, date === null]));
}

async function preloadedDates() {
  const map = await congregation.addMap();
  const as = admin.token;
  const body = { map: map.id, street: map.streetId, house: '1', date: '2026-02-03' };
  const [added] = (await test.call(addresses.addPreloadedAddress, { as, body })).data;
  const page = await test.call(maps.readMap, { as, params: { number: map.number } });
  const edit = (version: number) =>
    test.call(addresses.editPreloadedAddress, {
      as,
      params: { id: added!.id },
      body: { note: 'Blue', version },
    });
  const edited = (await edit(1)).data;
  const stale = (await edit(1)).problem.current as typeof edited;
  return [added!, page.data.preloadedAddresses![0]!, edited, stale].map(({ date }) => date);
}

it('ADDR-R19 shows or hides dates of available addresses in every answer, by the setting of the congregation', async () => {
  const show = (on: boolean) =>
    test.database.owner.query('update congregations set show_address_date = $1', [on]);
  const shown = await availableDates();
  expect(new Set(shown.map(([name]) => name)).size).toBe(7);
  expect(shown.filter(([, hidden]) => hidden)).toEqual([]);
  await show(false);
  const hidden = await availableDates();
  expect(hidden).toHaveLength(shown.length);
  expect(hidden.filter(([, none]) => !none)).toEqual([]);
  await show(true);
});

it('ADDR-R19 hides dates of preloaded addresses too, and retains them', async () => {
  const show = (on: boolean) =>
    test.database.owner.query('update congregations set show_address_date = $1', [on]);
  expect(await preloadedDates()).toEqual(Array(4).fill('2026-02-03'));
  await show(false);
  expect(await preloadedDates()).toEqual(Array(4).fill(null));
  const { rows } = await test.database.owner.query('select distinct date::text from preloaded_addresses');
  expect(rows).toEqual([{ date: '2026-02-03' }]);
  await show(true);
});

it('ADDR-R19 changes and clears the date of a preloaded address', async () => {
  const map = await congregation.addMap();
  const id = await map.addPreloaded({ house: '1' });
  const edit = (date: string | null) =>
    test.call(addresses.editPreloadedAddress, { as: admin.token, params: { id }, body: { date } });
  expect((await edit('2026-03-04')).data.date).toBe('2026-03-04');
  expect((await edit('2026-02-30')).problem.errors).toHaveProperty('date');
  expect((await edit(null)).data.date).toBeNull();
});
