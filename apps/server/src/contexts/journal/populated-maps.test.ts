import { maps } from '@sheaf/contract/territory/maps/maps';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JournalDesk, openJournalDesk } from '#contexts/journal/testing/journal-desk';
import { tenantTransaction } from '#platform/database/tenant';

let desk: JournalDesk;
beforeAll(async () => {
  desk = await openJournalDesk();
});
afterAll(() => desk.close());

const entriesOf = (change: number) =>
  desk.query(
    `select row_id, jsonb_array_length(after->'ids') as ids from journal where change_id = $1 and table_name = 'available_addresses'`,
    [change],
  );
const houses = (map: number) =>
  desk.query('select id::text, house from available_addresses where map_id = $1 order by id', [map]);

it('JOURNAL-R3 a map that is populated is one entry, which tells of every address', async () => {
  const map = await desk.congregation.addMap({ typeId: 2 });
  for (const house of ['1', '2', '3', '5', '8']) await map.addPreloaded({ house });
  await desk.test.call(maps.assignMap, { as: desk.admin.token, body: { id: map.id, user: desk.admin.id } });
  const change = await desk.newest();
  const listed = await houses(map.id);
  expect(listed).toHaveLength(5);
  expect(await entriesOf(change.id)).toEqual([{ row_id: listed[0].id, ids: 5 }]);
  const [{ others }] = await desk.query(
    `select count(*)::int as others from journal where change_id = $1 and table_name <> 'available_addresses'`,
    [change.id],
  );
  expect(change.rows).toBe(others + 5);
  const { entries } = await desk.read(change.id);
  const told = entries.filter(({ entity }) => entity === 'address');
  expect(told.map(({ act, label }) => [act, label[0]!.text])).toEqual(
    ['1', '2', '3', '5', '8'].map((house) => ['added', house]),
  );
});

/** Two addresses at once, as a change that somebody may take back. */
async function listTwo() {
  const map = await desk.congregation.addMap({ typeId: 2 });
  const act = {
    congregationId: desk.congregation.id,
    personId: desk.admin.id,
    operation: 'addresses.addPreloaded',
  };
  await tenantTransaction(desk.test.platform, act, ({ db }) =>
    sql`insert into available_addresses (congregation_id, map_id, street_id, house, source_type)
      select ${desk.congregation.id}::bigint, ${map.id}::bigint, ${map.streetId}::bigint, n::text, 'preloaded'
      from generate_series(1, 2) n`.execute(db),
  );
  const change = (await desk.newest()).id;
  expect(await entriesOf(change)).toMatchObject([{ ids: 2 }]);
  return { map, change };
}

it('JOURNAL-R5 an entry that tells of many rows is taken back as a whole', async () => {
  const { map, change } = await listTwo();
  expect((await desk.takeBack(change)).data).toEqual({ ok: true, left: [] });
  expect(await houses(map.id)).toEqual([]);
});

it('JOURNAL-R5 one of its rows that was changed later, or is gone, keeps it from being taken back', async () => {
  const { map, change } = await listTwo();
  const [, second] = await houses(map.id);
  const act = {
    congregationId: desk.congregation.id,
    personId: desk.admin.id,
    operation: 'addresses.editAddress',
  };
  await tenantTransaction(desk.test.platform, act, ({ db }) =>
    sql`update available_addresses set attempt = 1 where id = ${second.id}::bigint`.execute(db),
  );
  expect(await desk.codeOf(change)).toBe('change-later');
  const { map: other, change: gone } = await listTwo();
  await tenantTransaction(desk.test.platform, act, ({ db }) =>
    sql`delete from available_addresses where map_id = ${other.id}::bigint and house = '2'`.execute(db),
  );
  expect(await desk.codeOf(gone)).toBe('change-later');
  expect((await desk.read(gone)).entries).toHaveLength(2);
});
