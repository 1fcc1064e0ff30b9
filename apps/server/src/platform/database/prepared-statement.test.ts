import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '#platform/database/pool';
import { given, preparedQuery } from '#platform/database/prepared-query';
import type { Statement } from '#platform/database/prepared-statement';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

const mapsOf: Statement = { name: 'test-maps', text: 'select id, name from maps order by id' };
const divide: Statement = {
  name: 'test-divide',
  text: `select 1 / $1::int as quotient, '{"a":1}'::json as parsed, null::text as absent`,
};

let database: FreshDatabase;
let burnie: SeededCongregation;
let devonport: SeededCongregation;

beforeAll(async () => {
  database = await freshDatabase();
  burnie = await seedCongregation(database.owner, 'Burnie');
  devonport = await seedCongregation(database.owner, 'Devonport');
  await burnie.addMap();
  await devonport.addMap();
  await devonport.addMap();
});
afterAll(() => database.close());

const inside = <T>(congregation: SeededCongregation, work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  tenantTransaction(
    { pool: database.app, clock: testNow },
    { congregationId: congregation.id, personId: null, operation: 'test.read' },
    work,
  );
const count = async (tenant: Tenant): Promise<number> =>
  (await tenant.prepared<{ id: number }>(mapsOf, [])).length;

test('isolates congregations whose reads share connections', async () => {
  const rounds = Array.from({ length: 60 }, (_, round) => (round % 2 ? burnie : devonport));
  const counts = await Promise.all(rounds.map((congregation) => inside(congregation, count)));
  expect(counts).toEqual(rounds.map((congregation) => (congregation === burnie ? 1 : 2)));
});

test('resets the settings after a read', async () => {
  await inside(burnie, count);
  await expect(database.app.query('select * from maps')).rejects.toThrow();
});

test('sees earlier writes of its transaction, which remains usable', async () => {
  const before = await inside(burnie, count);
  await inside(burnie, async (tenant) => {
    const map = await tenant.db.selectFrom('maps').select('id').executeTakeFirstOrThrow();
    await tenant.db.updateTable('maps').set({ name: 'Renamed' }).where('id', '=', map.id).execute();
    const [row] = await tenant.prepared<{ name: string }>(mapsOf, []);
    expect(row!.name).toBe('Renamed');
    expect(await count(tenant)).toBe(before);
  });
  expect(
    await inside(burnie, async (tenant) => (await tenant.prepared<{ name: string }>(mapsOf, []))[0]!.name),
  ).toBe('Renamed');
});

test('repeats a statement without rows, and its triggers know the actor', async () => {
  const rename: Statement = { name: 'test-rename', text: 'update maps set name = $1' };
  for (const name of ['First', 'Second', 'Third'])
    expect(await inside(burnie, (tenant) => tenant.prepared(rename, [name]))).toEqual([]);
  const { rows } = await database.owner.query(
    'select count(*)::int as entries from journal where congregation_id = $1 and operation = $2',
    [burnie.id, 'test.read'],
  );
  expect(rows[0].entries).toBeGreaterThanOrEqual(3);
  const untouched = await inside(devonport, (tenant) => tenant.prepared<{ name: string }>(mapsOf, []));
  expect(untouched.some(({ name }) => name === 'Third')).toBe(false);
});

test('reports the error of a failed read, and its connection serves the next one', async () => {
  const read = (by: number | string) =>
    inside(burnie, (tenant) => tenant.prepared<{ quotient: number }>(divide, [by]));
  for (let times = 0; times < 12; times += 1) {
    await expect(read('x')).rejects.toThrow('invalid input syntax');
    await expect(read(0)).rejects.toThrow('division by zero');
    expect(await read(1)).toEqual([{ quotient: 1, parsed: { a: 1 }, absent: null }]);
  }
});

test('fails when the connection ends during a read, and uses another connection for the next one', async () => {
  const pool = openPool({ ...database.app.options, max: 1 });
  const actor = { congregationId: burnie.id, personId: null, operation: 'test.read' };
  const wait: Statement = { name: 'test-wait', text: 'select pg_sleep(5) as slept' };
  const waiting = tenantTransaction({ pool, clock: testNow }, actor, (tenant) => tenant.prepared(wait, []));
  const ended = expect(waiting).rejects.toThrow();
  await expect
    .poll(async () => {
      const { rowCount } = await database.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query = $1 and state = 'active' and datname = current_database()`,
        [wait.text],
      );
      return rowCount;
    })
    .toBe(1);
  await ended;
  expect(await tenantTransaction({ pool, clock: testNow }, actor, count)).toBe(1);
  await pool.end();
});

test('sends concurrent statements in one message in order, after earlier writes', async () => {
  const rename: Statement = { name: 'test-rename-together', text: 'update maps set name = $1' };
  const nameOfMap: Statement = { name: 'test-name-together', text: 'select name from maps' };
  for (const name of ['One', 'Two', 'Three']) {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const [before, renamed, after] = await inside(burnie, (tenant) =>
      Promise.all([
        tenant.prepared<{ name: string }>(nameOfMap, []),
        tenant.prepared(rename, [name]),
        tenant.prepared<{ name: string }>(nameOfMap, []),
      ]),
    );
    const messages = sent.mock.calls.length;
    sent.mockRestore();
    expect(before![0]!.name).not.toBe(name);
    expect(renamed).toEqual([]);
    expect(after![0]!.name).toBe(name);
    expect(messages).toBe(1);
  }
});

test('fails all statements of a message if one fails, and tracks which ones are prepared', async () => {
  const ask = (by: number | string) =>
    inside(burnie, (tenant) =>
      Promise.allSettled([
        tenant.prepared(mapsOf, []),
        tenant.prepared<{ quotient: number }>(divide, [by]),
        tenant.prepared<{ again: number }>({ name: 'test-again', text: 'select 2 as again' }, []),
      ]),
    );
  for (let times = 0; times < 12; times += 1) {
    expect((await ask(times % 2 ? 'x' : 0)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    const [, divided, again] = await ask(1);
    expect(divided).toMatchObject({ value: [{ quotient: 1 }] });
    expect(again).toMatchObject({ value: [{ again: 2 }] });
  }
});

test('holds a lock until the transaction ends, even if the first statement takes it', async () => {
  const locked: Statement = {
    name: 'test-locked',
    text: 'select id from maps for update',
    needsTransaction: true,
  };
  const taken: Statement = { name: 'test-taken', text: 'select id from maps for update skip locked' };
  await inside(burnie, async (tenant) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const held = await tenant.prepared(locked, []);
    const messages = sent.mock.calls.length;
    sent.mockRestore();
    expect(messages).toBe(1);
    expect(held).toHaveLength(1);
    expect(await inside(burnie, (other) => other.prepared(taken, []))).toEqual([]);
  });
  expect(await inside(burnie, (other) => other.prepared(taken, []))).toHaveLength(1);
});

test('uses one snapshot for concurrent first statements', async () => {
  const written: Statement = {
    name: 'test-slow-names',
    text: `select name, pg_sleep(0.3)::text as slept from maps`,
  };
  const nameOfMap: Statement = { name: 'test-name-later', text: 'select name from maps' };
  const [slow, later] = await tenantTransaction(
    { pool: database.app, clock: testNow },
    { congregationId: burnie.id, personId: null, operation: 'test.read', seesOneMoment: true },
    async (tenant) => {
      const both = Promise.all([
        tenant.prepared<{ name: string }>(written, []),
        tenant.prepared<{ name: string }>(nameOfMap, []),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 150));
      await database.owner.query('update maps set name = $1 where congregation_id = $2', [
        'Later',
        burnie.id,
      ]);
      return both;
    },
  );
  expect(later![0]!.name).toBe(slow![0]!.name);
});

const suburbOf = preparedQuery<{ name: string | null }>('test-query', (db) =>
  db.selectFrom('maps').select('name').where('id', '=', given<number>(1)),
);

test('returns the rows of a query builder query for the values of each call', async () => {
  const ids = await inside(devonport, (tenant) => tenant.prepared<{ id: number }>(mapsOf, []));
  const [none, one] = await inside(burnie, (tenant) =>
    Promise.all([suburbOf(tenant, ids[0]!.id), tenant.prepared<{ id: number }>(mapsOf, [])]),
  );
  expect(none).toEqual([]);
  expect(await inside(burnie, (tenant) => suburbOf(tenant, one![0]!.id))).toHaveLength(1);
});

test('refuses a literal value in a prepared query builder query, which would be the same for all calls', () => {
  expect(() =>
    preparedQuery('test-fixed', (db) => db.selectFrom('maps').select('id').where('id', '=', 7)),
  ).toThrow('test-fixed');
});

test('uses the same snapshot for reads after a prepared query', async () => {
  const actor = { congregationId: burnie.id, personId: null, operation: 'test.read', seesOneMoment: true };
  const names = preparedQuery<{ name: string | null }>('test-names', (db) =>
    db.selectFrom('maps').select('name'),
  );
  const [first, later] = await tenantTransaction(
    { pool: database.app, clock: testNow },
    actor,
    async (tenant) => {
      const before = await names(tenant);
      await database.owner.query('update maps set name = $1 where congregation_id = $2', [
        'Moved on',
        burnie.id,
      ]);
      return [before, await tenant.db.selectFrom('maps').select('name').execute()];
    },
  );
  expect(later).toEqual(first);
});
