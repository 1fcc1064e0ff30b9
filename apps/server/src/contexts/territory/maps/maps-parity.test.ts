/** Compares decisions that the queries on maps take for speed with the rules. */
import { tellsOfAddress } from '@sheaf/rules/territory/addresses/listed-addresses';
import { countAddresses } from '@sheaf/rules/territory/addresses/listed-addresses.model';
import { maySeeAddress, standing } from '@sheaf/rules/territory/addresses/reservation';
import { mayBeRequested } from '@sheaf/rules/territory/maps/map-options';
import { completedLastBy } from '@sheaf/rules/territory/maps/map-options.model';
import { compareByOrder } from '@sheaf/rules/territory/maps/map-order';
import { placeMaps } from '@sheaf/rules/territory/maps/map-order.model';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { options } from '#contexts/territory/maps/map-options.store';
import { mapRecords } from '#contexts/territory/maps/map-records.store';
import { maps as mapStore } from '#contexts/territory/maps/maps.store';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { plantAddresses, plantMaps } from '#platform/testing/random-territory';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const now = new Date('2026-11-22T03:00:00.000Z');
const timeoutDays = 14;

let test: TestApp;
let congregation: SeededCongregation;
let people: number[];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  people = [];
  for (let n = 0; n < 3; n += 1) people.push((await congregation.addPerson()).id);
  await test.database.owner.query(
    'update congregations set address_timeout = $1 where congregation_id = $2',
    [timeoutDays, congregation.id],
  );
});
afterAll(() => test.close());

const asked = <Result>(query: Parameters<typeof inCongregation<Result>>[2]): Promise<Result> =>
  inCongregation(test, congregation.id, query);

interface ShownMap {
  id: number;
  number: string | null;
  assigned_to: number | null;
  contact: string | null;
  lent_by: { id: number } | null;
}

it('ADDR-R21 ADDR-R27 ADDR-R46 the page of a map lists addresses and their details like the rules', async () => {
  const { owner } = test.database;
  const maps = await plantMaps(owner, congregation.id, { count: 12, people, now });
  const addresses = await plantAddresses(owner, congregation.id, maps, {
    count: 400,
    people,
    timeoutDays,
    now,
  });
  const [told, hidden] = [new Set<string>(), new Set<string>()];
  for (const map of maps.filter(({ deleted }) => !deleted))
    for (const viewer of people) {
      const page = (await asked((tenant) => mapStore.page(tenant, map.number, viewer, now)))!;
      const listed = addresses
        .filter((address) => address.map.id === map.id && !address.expired)
        .map((address) => ({ ...address, kept: standing(address.reservation, timeoutDays, now.getTime()) }));
      const counts = countAddresses(listed);
      expect([page.address_count, page.address_with_phone_count, page.unassigned_address_count]).toEqual([
        counts.all,
        counts.withPhone,
        counts.free,
      ]);
      const byRule = listed
        .filter(({ kept }) => maySeeAddress(kept, viewer))
        .map((address) => {
          const contact = address.reservation ? 'Ruth' : null;
          const tells = tellsOfAddress({ ...address, contact }, viewer, map.assignment?.holderId ?? null);
          for (const [field, value] of Object.entries(tells)) (value === null ? hidden : told).add(field);
          const { id, kept } = address;
          return { id, keeper: kept?.personId ?? null, ...tells };
        });
      const shown = (JSON.parse(page.available) as ShownMap[])
        .map(({ id, number, assigned_to, contact, lent_by }) => ({
          id,
          keeper: assigned_to,
          phone: number,
          contact,
          lentBy: lent_by?.id ?? null,
        }))
        .sort((a, b) => a.id - b.id);
      expect(shown).toEqual(byRule.sort((a, b) => a.id - b.id));
    }
  expect([told.size, hidden.size]).toEqual([3, 3]);
});

it('MAPS-R9 MAPS-R10 the database selects the requestable maps and their last completer like the rules', async () => {
  const { owner } = test.database;
  const own = { congregation_id: congregation.id };
  const maps = await plantMaps(owner, congregation.id, { count: 60, people, now });
  const past = randomRows(
    fc.record({
      map: fc.constantFrom(...maps),
      completed: fc.boolean(),
      holder: fc.constantFrom(...people),
      daysAgo: fc.integer({ min: 1, max: 2 }),
    }),
    600,
  ).map((row) => ({ ...row, returnedAt: now.getTime() - row.daysAgo * 86_400_000 }));
  const assignments = await insertRows(
    owner,
    'map_assignments',
    past.map(({ map, completed, returnedAt }) => ({
      ...own,
      map_id: map.id,
      completed,
      assigned_at: new Date(returnedAt - 1000),
      returned_at: new Date(returnedAt),
    })),
  );
  await insertRows(
    owner,
    'map_assignment_holders',
    past.map(({ holder, returnedAt }, n) => ({
      ...own,
      assignment_id: assignments[n],
      person_id: holder,
      assigned_at: new Date(returnedAt - 1000),
      returned_at: new Date(returnedAt),
    })),
  );
  const history = past.map((row, n) => ({ ...row, id: assignments[n]!, holders: [row.holder] }));
  for (const person of people) {
    const found = await asked((tenant) => options.unassigned(tenant, person));
    const byRule = maps
      .filter((map) => mayBeRequested({ ...map, isOut: map.assignment !== null }))
      .map(({ id }) => ({
        id,
        completed_by_same: completedLastBy(
          history.filter(({ map }) => map.id === id),
          person,
        ),
      }));
    expect(
      found.map(({ id, completed_by_same }) => ({ id, completed_by_same })).sort((a, b) => a.id - b.id),
    ).toEqual(byRule);
    expect(byRule.length).toBeGreaterThan(3);
  }
});

/** Typical map numbers, which decide the order of maps with the same position. */
const mapNumber = fc
  .tuple(
    fc.constantFrom('', '', 'A', 'b', 'N '),
    fc.nat(300),
    fc.constantFrom('', '', 'A', 'b', '-2', '-10', '/3', '.1', ' B'),
  )
  .map((parts) => parts.join(''));

it('MAPS-R1 the database sorts and reorders maps like the rule', async () => {
  const rows = randomRows(fc.record({ number: mapNumber, order: fc.nat(3) }), 300).filter(
    ({ number }, n, all) => all.findIndex((one) => one.number.toLowerCase() === number.toLowerCase()) === n,
  );
  const ids = await insertRows(
    test.database.owner,
    'maps',
    rows.map((row) => ({ ...row, congregation_id: congregation.id })),
  );
  const maps = rows.map((row, n) => ({ ...row, id: ids[n]! }));
  const listed = () => asked((tenant) => mapRecords.listed(tenant));
  expect((await listed()).map(({ number }) => number)).toEqual(
    maps.toSorted(compareByOrder).map(({ number }) => number),
  );
  const first = randomRows(fc.shuffledSubarray(ids, { minLength: 5, maxLength: 20 }), 1)[0]!;
  await asked((tenant) => mapRecords.order(tenant, first));
  const byRule = placeMaps(maps, first);
  expect((await listed()).map(({ id }) => id)).toEqual([...byRule.keys()]);
  const { rows: stored } = await test.database.owner.query<{ id: number; order: number }>(
    'select id, "order" from maps where congregation_id = $1',
    [congregation.id],
  );
  expect(new Map(stored.map(({ id, order }) => [id, order]))).toEqual(byRule);
});
