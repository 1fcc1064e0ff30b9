import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let admin: SeededPerson;
let seven: { id: number; number: string };

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  const other = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  const map = await congregation.addMap({ number: '7', street: 'Mount Street' });
  seven = map;
  await map.addDoor({ house: '12' });
  await congregation.addMap({ number: '8', street: 'Mount Street' });
  await congregation.addMap({ number: '9', street: 'Lower Mount Road' });
  await congregation.addMap({ number: '10', street: '100% Lane' });
  const gone = await congregation.addMap({ number: '11', street: 'Mountain View' });
  await test.database.owner.query('update maps set deleted_at = now() where id = $1', [gone.id]);
  await other.addMap({ number: '1', street: 'Mount Street' });
});
afterAll(() => test.close());

const search = async (text: string, as = admin.token) =>
  (await test.call(addresses.searchAddresses, { as, query: { text } })).data.streets.map(
    ({ map_number, street, house }) => `${map_number} ${house ?? '-'} ${street}`,
  );

it('ADDR-R50 finds the maps of a street, prefix matches first, without deleted maps and other congregations', async () => {
  expect(await search('mount')).toEqual(['7 - Mount Street', '8 - Mount Street', '9 - Lower Mount Road']);
});

it('ADDR-R50 lists the map with the known house first', async () => {
  expect(await search('12 mount st')).toEqual(['7 12 Mount Street', '8 - Mount Street']);
  expect(await search('Mount Street 99')).toEqual(['7 - Mount Street', '8 - Mount Street']);
});

it('ADDR-R50 treats pattern characters literally, and finds nothing for too short text', async () => {
  expect(await search('0% La')).toEqual(['10 - 100% Lane']);
  expect(await search('%%%')).toEqual([]);
  expect(await search('_o_nt')).toEqual([]);
  expect(await search('12')).toEqual([]);
});

it('ADDR-R50 finds a house that only a preloaded address has', async () => {
  await test.database.owner.query(
    `insert into preloaded_addresses (congregation_id, map_id, street_id, house)
     select congregation_id, map_id, id, '40' from streets where map_id = $1`,
    [seven.id],
  );
  expect((await search('40 mount'))[0]).toBe('7 40 Mount Street');
});
