import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let ruth: SeededPerson;
let joel: SeededPerson;

/** Number of simultaneous requests for the last addresses, raised by the variable. */
const crowd = amount('SHEAF_CROWD', 60, 200);

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  ruth = await congregation.addPerson();
  joel = await congregation.addPerson();
});
afterAll(() => test.close());

async function mapWith(
  count: number,
  options: { typeId?: number; locked?: boolean; street?: string } = {},
): Promise<SeededMap> {
  const map = await congregation.addMap(options);
  await test.database.owner.query(
    `insert into available_addresses (congregation_id, map_id, street_id, house, attempt, phone)
     select $1, $2, $3, n::text, n % 3, case when n % 2 = 0 then '0400' end from generate_series(1, $4::int) n`,
    [congregation.id, map.id, map.streetId, count],
  );
  return map;
}
const request = (map: SeededMap, as = ruth.token, rest: object = {}) =>
  test.call(addresses.requestAddresses, { as, body: { map: map.id, ...rest } });
const mine = async (as = ruth.token) => (await test.call(addresses.listMyAddresses, { as })).data;

it('ADDR-R14 ADDR-R21 reserves ten addresses, fewest attempts first, and hides them from everybody else', async () => {
  const map = await mapWith(30);
  const { data } = await request(map);
  expect(data).toHaveLength(10);
  expect(new Set(data.map((row) => row.attempt))).toEqual(new Set([0]));
  const seen = async (as: string) =>
    (await test.call(maps.readMap, { as, params: { number: map.number } })).data.availableAddresses!.length;
  expect([await seen(ruth.token), await seen(joel.token)]).toEqual([30, 20]);
  expect((await mine()).map((row) => row.map_number)).toEqual(Array(10).fill(map.number));
});

it('ADDR-R24 a request for 10000 means all addresses, with or without a phone', async () => {
  const map = await mapWith(12);
  const phones = (await request(map, ruth.token, { count: 10_000, type: 'phone' })).data;
  expect(phones).toHaveLength(6);
  expect(phones.every((row) => row.number === '0400')).toBe(true);
  expect((await request(map, joel.token, { count: 10_000, type: 'any' })).data).toHaveLength(6);
  expect((await request(map)).problem.code).toBe('no-addresses-left');
  expect((await request(map, ruth.token, { count: 7 })).status).toBe(422);
});

it('ADDR-R20 does not hand out, offer or write into an SMS a do-not-call', async () => {
  const map = await mapWith(2, { street: 'Bay Street' });
  await map.addDoNotCall({ number: 1 });
  const { data } = await request(map, ruth.token, { count: 10_000 });
  expect(data.map((row) => row.house)).toEqual(['2']);
  await map.addDoNotCall({ number: 2 });
  const sms = { as: ruth.token, body: { addresses: [data[0]!.id] } };
  expect((await test.call(addresses.writeAddressSms, sms)).problem.code).toBe('address-not-yours');
});

it('a locked map and another person’s personal map offer no addresses', async () => {
  expect((await request(await mapWith(3, { locked: true }))).problem.code).toBe('map-locked');
  const personal = await mapWith(3);
  const servant = await congregation.addPerson({ permissions: ['settings.maps.assign'] });
  await test.call(maps.assignMap, {
    as: servant.token,
    body: { id: personal.id, user: joel.id, personal: true },
  });
  expect((await request(personal)).problem.code).toBe('map-not-yours');
  expect((await request(personal, joel.token)).data).toHaveLength(3);
});

it('a hand-in frees the addresses for everybody', async () => {
  const map = await mapWith(4);
  await request(map);
  const handIn = (as: string) => test.call(addresses.handInAddresses, { as, body: { map: map.id } });
  expect((await handIn(joel.token)).data.returned).toBe(0);
  expect((await handIn(ruth.token)).data.returned).toBe(4);
  expect((await request(map, joel.token)).data).toHaveLength(4);
});

it('ADDR-R14 ADDR-O7 shows a noted contact name until it is cleared; only own addresses can be assigned', async () => {
  const map = await mapWith(2);
  const ids = (await request(map)).data.map((row) => row.id);
  const lend = (body: object, as = ruth.token) =>
    test.call(addresses.lendAddresses, { as, body: { addresses: ids, ...body } });
  expect((await lend({})).problem.errors).toHaveProperty('user');
  expect((await lend({ user: joel.id }, joel.token)).problem.code).toBe('address-not-yours');
  expect((await lend({ name: 'Grace' })).data.map((row) => row.contact)).toEqual(['Grace', 'Grace']);
  const cleared = await test.call(addresses.clearContact, { as: ruth.token, body: { addresses: ids } });
  expect(cleared.data.map((row) => row.contact)).toEqual([null, null]);
});

it('ADDR-R25 ADDR-O9 the text of an SMS contains addresses and the map, and nothing else', async () => {
  const map = await mapWith(1);
  const [row] = (await request(map)).data;
  const sms = await test.call(addresses.writeAddressSms, { as: ruth.token, body: { addresses: [row!.id] } });
  expect(sms.data.text).toContain(`1 ${row!.street}`);
  expect(sms.data.text).toContain(`Map ${map.number}`);
});

it('I18N-R13 the text of an SMS in Arabic contains no isolation characters', async () => {
  const map = await mapWith(1);
  const speak = (lang: string) =>
    test.database.owner.query('update people set lang = $1 where id = $2', [lang, ruth.id]);
  const [row] = (await request(map)).data;
  await speak('ar');
  const sms = await test.call(addresses.writeAddressSms, { as: ruth.token, body: { addresses: [row!.id] } });
  await speak('en');
  expect(sms.data.text).toContain(`الخريطة ${map.number}`);
});

it('ADDR-O3 the next person may take an address with an overdue reservation', async () => {
  const map = await mapWith(1);
  await request(map);
  expect((await request(map, joel.token)).problem.code).toBe('no-addresses-left');
  await test.database.owner.query(
    `update available_addresses set assigned_at = ${nowInSql()} - interval '15 days' where map_id = $1`,
    [map.id],
  );
  expect((await request(map, joel.token)).data).toHaveLength(1);
});

/** Backdates all reservations of the map by so many days. */
const keepSince = (map: SeededMap, days: number) =>
  test.database.owner.query(
    `update available_addresses set assigned_at = ${nowInSql()} - make_interval(days => $2) where map_id = $1 and assigned_to is not null`,
    [map.id, days],
  );
const pageOf = async (map: SeededMap, as: string) =>
  (await test.call(maps.readMap, { as, params: { number: map.number } })).data;

it('ADDR-O3 ADDR-R49 an overdue reservation counts as none in every read before the nightly job runs', async () => {
  const map = await mapWith(3);
  await request(map);
  expect((await pageOf(map, joel.token)).availableAddresses).toEqual([]);
  await keepSince(map, 14);
  const page = await pageOf(map, joel.token);
  expect(page.availableAddresses!.map(({ assigned_to }) => assigned_to)).toEqual([null, null, null]);
  expect(page.map.unassigned_address_count).toBe(3);
  expect((await mine()).filter(({ map_id }) => map_id === map.id)).toEqual([]);
  const options = (await test.call(addresses.listAddressOptions, { as: joel.token })).data;
  expect(options.find(({ id }) => id === map.id)?.unassigned_address_count ?? 3).toBe(3);
  const [door] = page.availableAddresses!;
  const thumb = await test.call(addresses.countNotHome, { as: joel.token, body: { id: door!.id } });
  expect(thumb.data).toMatchObject({ assigned_to: null, attempt: door!.attempt + 1 });
});

it('ADDR-O3 a reservation lasts until its last day, and for ever with 0 days', async () => {
  const map = await mapWith(1);
  await request(map);
  await keepSince(map, 13);
  expect((await request(map, joel.token)).problem.code).toBe('no-addresses-left');
  await keepSince(map, 400);
  const limit = (days: number) =>
    test.database.owner.query('update congregations set address_timeout = $1 where congregation_id = $2', [
      days,
      congregation.id,
    ]);
  await limit(0);
  expect((await request(map, joel.token)).problem.code).toBe('no-addresses-left');
  await limit(14);
});

it('ADDR-R49 simultaneous requests for overdue addresses reserve each for one person, and none for its former holder', async () => {
  const map = await mapWith(4);
  await request(map, ruth.token, { count: 10_000 });
  await keepSince(map, 15);
  const people = await Promise.all(Array.from({ length: 6 }, () => congregation.addPerson()));
  const answers = await Promise.all(people.map(({ token }) => request(map, token, { count: 10 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const handIn = await test.call(addresses.handInAddresses, { as: ruth.token, body: { map: map.id } });
  expect(handIn.data.returned).toBe(0);
  const { rows } = await test.database.owner.query(
    'select distinct assigned_to from available_addresses where map_id = $1',
    [map.id],
  );
  expect(rows).toHaveLength(1);
  expect(people.map(({ id }) => id)).toContain(rows[0].assigned_to);
});

it("ADDR-O4 ADDR-O5 offers the maps with most addresses, up to the congregation's limit", async () => {
  const fresh = await seedCongregation(test.database.owner);
  const person = await fresh.addPerson();
  for (const count of [1, 3, 2, 5, 4, 6]) {
    const map = await fresh.addMap();
    for (let house = 1; house <= count; house += 1) await map.addDoor({ house: String(house) });
  }
  const { data } = await test.call(addresses.listAddressOptions, { as: person.token });
  expect(data.map((row) => row.unassigned_address_count)).toEqual([6, 5, 4, 3, 2]);
});

it(
  `${crowd} simultaneous requests for the last addresses never reserve one twice`,
  async () => {
    // Ten addresses per request, so that sixteen requests win, each against seven others.
    const map = await mapWith(160);
    const people = await Promise.all(Array.from({ length: 8 }, () => congregation.addPerson()));
    const got: number[] = [];
    let asked = 0;
    const loop = async (token: string): Promise<void> => {
      while (asked < crowd) {
        asked += 1;
        const answer = await request(map, token);
        if (answer.status === 200) got.push(...answer.data.map((row) => row.id));
        else expect(answer.problem.code).toBe('no-addresses-left');
      }
    };
    await Promise.all(people.map((person) => loop(person.token)));
    expect(got).toHaveLength(160);
    expect(new Set(got).size).toBe(160);
  },
  60_000 + crowd * 20,
);
