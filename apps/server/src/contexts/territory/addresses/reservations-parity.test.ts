/** Compares the reservable and reserved addresses that the database selects with the rules. */
import { addressKinds } from '@sheaf/rules/territory/addresses/address-request';
import {
  chooseAddresses,
  chooseAddressMaps,
  isKeepable,
} from '@sheaf/rules/territory/addresses/address-request.model';
import { isDoNotCall } from '@sheaf/rules/territory/addresses/do-not-call';
import { isOnListOf } from '@sheaf/rules/territory/addresses/lending.model';
import { standing } from '@sheaf/rules/territory/addresses/reservation';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import {
  plantAddresses,
  plantMaps,
  type RandomAddress,
  type RandomMap,
} from '#platform/testing/random-territory';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const now = new Date('2026-11-22T03:00:00.000Z');
const timeoutDays = 14;
const mostMaps = 7;

let test: TestApp;
let congregation: SeededCongregation;
let people: number[];
let maps: RandomMap[];
let rows: (RandomAddress & { free: boolean; doNotCall: boolean })[];

beforeAll(async () => {
  test = await openTestApp();
  const { owner } = test.database;
  congregation = await seedCongregation(owner);
  people = [];
  for (let n = 0; n < 3; n += 1) people.push((await congregation.addPerson()).id);
  await owner.query(
    'update congregations set address_timeout = $1, address_option_limit = $2 where congregation_id = $3',
    [timeoutDays, mostMaps, congregation.id],
  );
  maps = await plantMaps(owner, congregation.id, { count: 40, people, now });
  const addresses = await plantAddresses(owner, congregation.id, maps, {
    count: 600,
    people,
    timeoutDays,
    now,
  });
  const forbidden = randomRows(
    fc.record({ map: fc.constantFrom(...maps), number: fc.integer({ min: 1, max: 30 }) }),
    12,
  );
  await insertRows(
    owner,
    'do_not_calls',
    forbidden
      .map(({ map, number }, n) => ({
        congregation_id: congregation.id,
        map_id: map.id,
        street_id: map.streetId,
        number,
        // Two do-not-calls may have one house.
        note: `${n}`,
        date: '2026-01-01',
      }))
      .filter(
        ({ map_id, number }, n, all) =>
          all.findIndex((one) => one.map_id === map_id && one.number === number) === n,
      ),
  );
  rows = addresses.map((address) => ({
    ...address,
    free: standing(address.reservation, timeoutDays, now.getTime()) === null,
    doNotCall: forbidden.some(({ map, number }) =>
      isDoNotCall(
        { street: { name: address.street, suburb: null }, house: address.house, suffix: null, unit: null },
        { street: { name: map.street, suburb: null }, number, suffix: null, unit: null },
      ),
    ),
  }));
});
afterAll(() => test.close());

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

it('ADDR-C13 ADDR-R49 the database lists reserved, borrowed and lent addresses like the rules', async () => {
  let listed = 0;
  for (const person of people) {
    const found = await inCongregation(test, congregation.id, (tenant) =>
      reservations.mine(tenant, person, now),
    );
    const byRule = rows.filter(
      ({ map, expired, reservation }) =>
        !map.deleted && !expired && isOnListOf(standing(reservation, timeoutDays, now.getTime()), person),
    );
    expect(ascending(found.map(({ id }) => id))).toEqual(ascending(byRule.map(({ id }) => id)));
    listed += byRule.length;
  }
  expect(listed).toBeGreaterThan(20);
});

it('ADDR-R14 the database offers the same maps as the rule, in the same order', async () => {
  const found = await inCongregation(test, congregation.id, (tenant) => reservations.options(tenant, now));
  const byRule = chooseAddressMaps(
    maps.map((map) => ({
      ...map,
      freeAddresses: rows.filter((row) => row.map.id === map.id && isKeepable(row)).length,
    })),
    mostMaps,
  );
  expect(found.map((map) => ({ id: map.id, free: map.unassigned_address_count }))).toEqual(
    byRule.map(({ id, freeAddresses }) => ({ id, free: freeAddresses })),
  );
  expect(found).toHaveLength(mostMaps);
});

it('ADDR-R14 ADDR-R20 ADDR-R21 the database selects the same addresses as the rule', async () => {
  let given = 0;
  for (const map of maps) {
    const [wanted] = randomRows(
      fc.record({ count: fc.constantFrom(1, 3, 5, 10_000), kind: fc.constantFrom(...addressKinds) }),
      1,
    );
    const found = await inCongregation(test, congregation.id, (tenant) =>
      reservations.keep(tenant, {
        mapId: map.id,
        personId: people[0]!,
        count: wanted!.count,
        type: wanted!.kind,
        now,
      }),
    );
    const byRule = chooseAddresses(
      rows.filter((row) => row.map.id === map.id),
      wanted!,
    );
    expect(ascending(found)).toEqual(ascending(byRule.map(({ id }) => id)));
    given += byRule.length;
  }
  expect(given).toBeGreaterThan(20);
});
