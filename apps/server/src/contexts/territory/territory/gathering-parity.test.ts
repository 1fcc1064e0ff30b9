/** Compares how the database moves foreign addresses to the maps of their languages with the rule. */
import { mapOfLanguage, placeOfLanguage } from '@sheaf/rules/territory/territory/gathering.model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foreignAddresses } from '#contexts/territory/territory/foreign.store';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { plantMaps } from '#platform/testing/random-territory';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const now = new Date('2026-11-22T03:00:00.000Z');

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('ADDR-R48 TERR-R6 the database moves the same foreign addresses to the same maps as the rule', async () => {
  const { owner } = test.database;
  const congregation = await seedCongregation(owner);
  const maps = await plantMaps(owner, congregation.id, { count: 150, people: [], now });
  const rows = randomRows(
    fc.record({
      map: fc.constantFrom(...maps),
      lang: fc.constantFrom('ne', 'hi', 'zh'),
      on: fc.constantFrom(null, ...maps),
    }),
    900,
  );
  const ids = await insertRows(
    owner,
    'foreign_addresses',
    rows.map(({ map, lang, on }, n) => ({
      congregation_id: congregation.id,
      map_id: map.id,
      street_id: map.streetId,
      house: `${n + 1}`,
      lang,
      assigned_map_id: on?.id ?? null,
    })),
  );
  const byRule = rows.map(({ lang, on }, n) => ({
    id: ids[n]!,
    from: on?.id ?? null,
    to: placeOfLanguage(maps, on?.id ?? null, lang),
  }));
  for (const lang of ['ne', 'hi', 'zh'])
    expect(
      await inCongregation(test, congregation.id, (tenant) => foreignAddresses.mapOfLanguage(tenant, lang)),
    ).toBe(mapOfLanguage(maps, lang));
  const moved = await inCongregation(test, congregation.id, (tenant) => foreignAddresses.gather(tenant));
  expect(moved).toEqual(byRule.filter(({ from, to }) => from !== to).map(({ id, from }) => ({ id, from })));
  const { rows: stored } = await owner.query(
    'select id, assigned_map_id as "to" from foreign_addresses where congregation_id = $1 order by id',
    [congregation.id],
  );
  expect(stored).toEqual(byRule.map(({ id, to }) => ({ id, to })));
  expect(moved.length).toBeGreaterThan(50);
  expect(moved.length).toBeLessThan(900);
});
