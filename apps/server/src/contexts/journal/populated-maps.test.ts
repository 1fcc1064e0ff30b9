import { maps } from '@sheaf/contract/territory/maps/maps';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JournalFixture, openJournalFixture } from '#contexts/journal/testing/journal-fixture';
import { tenantTransaction } from '#platform/database/tenant';

let fixture: JournalFixture;
beforeAll(async () => {
  fixture = await openJournalFixture();
});
afterAll(() => fixture.close());

const entriesOf = (change: number) =>
  fixture.query(
    `select row_id, jsonb_array_length(after->'ids') as ids from journal where change_id = $1 and table_name = 'available_addresses'`,
    [change],
  );
const houses = (map: number) =>
  fixture.query('select id::text, house from available_addresses where map_id = $1 order by id', [map]);

it('JOURNAL-R3 records a populated map as one entry that lists every address', async () => {
  const map = await fixture.congregation.addMap({ typeId: 2 });
  for (const house of ['1', '2', '3', '5', '8']) await map.addPreloaded({ house });
  await fixture.test.call(maps.assignMap, {
    as: fixture.admin.token,
    body: { id: map.id, user: fixture.admin.id },
  });
  const change = await fixture.newest();
  const listed = await houses(map.id);
  expect(listed).toHaveLength(5);
  expect(await entriesOf(change.id)).toEqual([{ row_id: listed[0].id, ids: 5 }]);
  const [{ others }] = await fixture.query(
    `select count(*)::int as others from journal where change_id = $1 and table_name <> 'available_addresses'`,
    [change.id],
  );
  expect(change.rows).toBe(others + 5);
  const { entries } = await fixture.read(change.id);
  const told = entries.filter(({ entity }) => entity === 'address');
  expect(told.map(({ act, label }) => [act, label[0]!.text])).toEqual(
    ['1', '2', '3', '5', '8'].map((house) => ['added', house]),
  );
});

/** Adds two addresses in one change of a person, which can be reverted. */
async function listTwo() {
  const map = await fixture.congregation.addMap({ typeId: 2 });
  const act = {
    congregationId: fixture.congregation.id,
    personId: fixture.admin.id,
    operation: 'addresses.addPreloaded',
  };
  await tenantTransaction(fixture.test.platform, act, ({ db }) =>
    sql`insert into available_addresses (congregation_id, map_id, street_id, house, source_type)
      select ${fixture.congregation.id}::bigint, ${map.id}::bigint, ${map.streetId}::bigint, n::text, 'preloaded'
      from generate_series(1, 2) n`.execute(db),
  );
  const change = (await fixture.newest()).id;
  expect(await entriesOf(change)).toMatchObject([{ ids: 2 }]);
  return { map, change };
}

it('JOURNAL-R5 reverts an entry of many rows as a whole', async () => {
  const { map, change } = await listTwo();
  expect((await fixture.revert(change)).data).toEqual({ ok: true, left: [] });
  expect(await houses(map.id)).toEqual([]);
});

it('JOURNAL-R5 refuses the revert after one of its rows was changed or removed', async () => {
  const { map, change } = await listTwo();
  const [, second] = await houses(map.id);
  const act = {
    congregationId: fixture.congregation.id,
    personId: fixture.admin.id,
    operation: 'addresses.editAddress',
  };
  await tenantTransaction(fixture.test.platform, act, ({ db }) =>
    sql`update available_addresses set attempt = 1 where id = ${second.id}::bigint`.execute(db),
  );
  expect(await fixture.codeOf(change)).toBe('change-later');
  const { map: other, change: gone } = await listTwo();
  await tenantTransaction(fixture.test.platform, act, ({ db }) =>
    sql`delete from available_addresses where map_id = ${other.id}::bigint and house = '2'`.execute(db),
  );
  expect(await fixture.codeOf(gone)).toBe('change-later');
  expect((await fixture.read(gone)).entries).toHaveLength(2);
});
