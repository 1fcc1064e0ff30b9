/**
 * Reads a journal of 100,000 changes over many years (JOURNAL-R2); SHEAF_JOURNAL_CHANGES sets a larger
 * number.
 */
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listChanges } from '#contexts/journal/list-changes';
import { makeMonths } from '#platform/database/months.store';
import { tenantTransaction } from '#platform/database/tenant';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let rare: SeededPerson;
let middle = 0;

const size = Number(process.env.SHEAF_JOURNAL_CHANGES ?? 100_000);
/** The changes always span about five years, whatever their number. */
const minutesApart = Math.round(2_500_000 / size);
const portion = 5_000;
const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys] });
  rare = await congregation.addPerson();
  for (const months of [15, 30, 45, 60]) await makeMonths(test.database.owner, months);
  // Inserts in batches that stay below the statement timeout.
  for (let done = 0; done < size; done += portion) {
    await query(
      `insert into journal_changes (congregation_id, at, person_id, operation)
       select $1, now() - n * $7::int * interval '1 minute',
         case when n = $4::bigint then $3::bigint else $2::bigint end,
         case when n % ($8::int / 5) = 7 then 'roles.editRole'
              else (array['maps.updateBlock', 'addresses.countNotHome', 'places.editStreet'])[1 + n % 3] end
       from generate_series($5::int, $6::int) n`,
      [congregation.id, admin.id, rare.id, size - 100, done + 1, done + portion, minutesApart, size],
    );
    await query(
      `insert into journal (congregation_id, change_id, at, person_id, operation, table_name, row_id, before, after)
       select congregation_id, id, at, person_id, operation, 'streets', '1', '{"name": "Old"}', '{"name": "New"}'
       from journal_changes where congregation_id = $1 order by id desc limit $2`,
      [congregation.id, portion],
    );
  }
  await query('analyze journal_changes');
  await query('analyze journal');
  middle = Number(
    (await query('select id from journal_changes order by at offset $1 limit 1', [size / 2]))[0].id,
  );
}, 180_000);
afterAll(() => test.close());

/** Number of changes a read returns, and number of rows it scanned in tables and through indexes. */
const countedRead = (wanted: Parameters<typeof listChanges>[0]['query']) =>
  tenantTransaction(
    test.platform,
    { congregationId: congregation.id, personId: admin.id, operation: 'test.read' },
    async (tenant) => {
      const { changes } = await listChanges({ tenant, query: wanted, platform: test.platform } as Parameters<
        typeof listChanges
      >[0]);
      const { rows } = await sql<{ gone_through: number }>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as gone_through
        from pg_stat_xact_user_tables where relname ~ '^journal'`.execute(tenant.db);
      return { shown: changes.length, goneThrough: rows[0]!.gone_through };
    },
  );

it('JOURNAL-R2 reads a hundred thousand changes from their indexes, with every filter', async () => {
  const [{ from, until }] = (await query(
    `select (now() - interval '900 days')::date::text as from, (now() - interval '800 days')::date::text as until`,
  )) as [{ from: string; until: string }];
  const found = {
    newest: await countedRead({}),
    signInsToo: await countedRead({ sign_ins: true }),
    middle: await countedRead({ before: middle }),
    period: await countedRead({ from, until }),
    rareKind: await countedRead({ kind: 'roles' }),
    commonKind: await countedRead({ kind: 'streets', before: middle }),
    rarePerson: await countedRead({ person: rare.id }),
    rareOfCommon: await countedRead({ person: admin.id, kind: 'roles' }),
    noneOfCommon: await countedRead({ person: rare.id, kind: 'groups' }),
  };
  expect(Object.values(found).map(({ shown }) => shown)).toEqual([50, 50, 50, 50, 5, 50, 1, 5, 0]);
  for (const [name, { shown, goneThrough }] of Object.entries(found)) {
    expect(goneThrough, name).toBeGreaterThanOrEqual(shown);
    // The default partition makes PostgreSQL merge the months: each returns the newest row of each requested
    // operation, which is months × operations.
    expect(goneThrough, name).toBeLessThan(size / 10);
  }
  const plan = await query(
    `explain select * from journal_changes c where c.congregation_id = 1 and c.operation = 'roles.editRole'
     and (c.at, c.id) < (select b.at, b.id from journal_changes b where b.congregation_id = 1 and b.id = $1)
     order by c.at desc, c.id desc limit 51`.replace('$1', String(middle)),
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  // One index scan for each month, without a sort.
  expect(
    text.match(/Index (Only )?Scan( Backward)? using journal_changes_\w+_operation\w* on journal_changes_/g)
      ?.length,
  ).toBeGreaterThan(30);
  // A month of a few rows is read sequentially, because that costs less than its index.
  const whole = [...text.matchAll(/Seq Scan on journal_changes_2\S* .*?cost=[\d.]+\.\.([\d.]+)/g)];
  expect(Math.max(0, ...whole.map(([, cost]) => Number(cost)))).toBeLessThan(100);
});
