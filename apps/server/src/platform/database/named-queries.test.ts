import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRole } from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { sessionless } from '#platform/database/sessionless-client';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
let congregation: SeededCongregation;

beforeAll(async () => {
  database = await freshDatabase();
  congregation = await seedCongregation(database.owner);
  await database.owner.query(
    `create table probe (id int); insert into probe values (7); grant select on probe to ${appRole}`,
  );
});
afterAll(() => database.close());

async function onOne<T>(
  work: (inside: <R>(each: (tenant: Tenant) => Promise<R>) => Promise<R>) => Promise<T>,
  pooled = false,
) {
  const { host, port, database: name } = database.app.options;
  const pool = openPool({
    host: host!,
    port: port!,
    user: appRole,
    database: name!,
    max: 1,
    ...(pooled && sessionless),
  });
  const actor = { congregationId: congregation.id, personId: null, operation: 'test.read' };
  try {
    return await work((each) => tenantTransaction({ pool, clock: testNow }, actor, each));
  } finally {
    await pool.end();
  }
}

const people = (tenant: Tenant) =>
  tenant.db.selectFrom('people').select('id').where('active', '=', true).execute();
const among = (tenant: Tenant, length: number) =>
  sql<{
    id: number;
  }>`select id from probe where id = any (${Array.from({ length }, (_, at) => at)}::int[])`.execute(
    tenant.db,
  );
const prepared = async (tenant: Tenant): Promise<string[]> =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tenant.db)
  ).rows.map(({ statement }) => statement);

test('prepares a query on a connection after it was sent twice', async () => {
  const seen = await onOne(async (inside) => {
    const each: boolean[] = [];
    for (let time = 0; time < 4; time += 1) {
      await inside(people);
      each.push((await inside(prepared)).some((text) => text.includes('from "people"')));
    }
    return each;
  });
  expect(seen).toEqual([false, false, true, true]);
});

test('plans each query with a long list separately', async () => {
  const texts = await onOne(async (inside) => {
    for (let time = 0; time < 5; time += 1) await inside((tenant) => among(tenant, 21));
    const long = await inside(prepared);
    for (let time = 0; time < 3; time += 1)
      expect((await inside((tenant) => among(tenant, 20))).rows).toEqual([{ id: 7 }]);
    return [long, await inside(prepared)].map((all) => all.filter((text) => text.includes('probe')).length);
  });
  expect(texts).toEqual([0, 1]);
});

test('prepares at most two hundred queries', async () => {
  const names = await onOne(async (inside) => {
    for (let time = 0; time < 3; time += 1)
      await inside(async (tenant) => {
        for (let n = 0; n < 220; n += 1) await sql.raw(`select ${n}`).execute(tenant.db);
      });
    return inside(prepared);
  });
  expect(names).toHaveLength(200);
});

test('prepares nothing behind a pooler', async () => {
  const names = await onOne(async (inside) => {
    for (let time = 0; time < 4; time += 1) await inside(people);
    return inside(prepared);
  }, true);
  expect(names).toEqual([]);
});

test('reads a column with a changed type on a new connection, without an error', async () => {
  await onOne(async (inside) => {
    for (let time = 0; time < 4; time += 1) await inside((tenant) => among(tenant, 9));
    await database.owner.query('alter table probe alter column id type bigint');
    expect((await inside((tenant) => among(tenant, 9))).rows).toEqual([{ id: 7 }]);
  });
});
