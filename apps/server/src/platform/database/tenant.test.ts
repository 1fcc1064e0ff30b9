import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
let burnie: SeededCongregation;
let devonport: SeededCongregation;
let foreignMap: number;

const inBurnie = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  tenantTransaction(
    { pool: database.app, clock: testNow },
    { congregationId: burnie.id, personId: null, operation: 'test.act' },
    work,
  );

const rename = (tenant: Tenant, id: number, name: string) =>
  tenant.db.updateTable('maps').set({ name }).where('id', '=', id).executeTakeFirst();

beforeAll(async () => {
  database = await freshDatabase();
  burnie = await seedCongregation(database.owner, 'Burnie');
  devonport = await seedCongregation(database.owner, 'Devonport');
  foreignMap = (await devonport.addMap()).id;
});

afterAll(() => database.close());

test('fails a query without a congregation instead of returning all rows', async () => {
  await expect(database.app.query('select * from maps')).rejects.toThrow('app.congregation');
  // After a transaction the setting is empty instead of absent; that is an error too.
  await inBurnie(async () => {});
  await expect(database.app.query('select * from maps')).rejects.toThrow();
});

test('isolates congregations for reads, updates, deletes and inserts', async () => {
  await inBurnie(async (tenant) => {
    expect(await tenant.db.selectFrom('maps').selectAll().execute()).toEqual([]);
    expect((await rename(tenant, foreignMap, 'Taken')).numUpdatedRows).toBe(0n);
    const gone = await tenant.db.deleteFrom('maps').where('id', '=', foreignMap).executeTakeFirst();
    expect(gone.numDeletedRows).toBe(0n);
  });
  const adding = inBurnie((tenant) =>
    tenant.db.insertInto('groups').values({ congregation_id: devonport.id, name: 'Spy' }).execute(),
  );
  await expect(adding).rejects.toThrow('row-level security');
});

test('rolls failed work back', async () => {
  const failing = inBurnie(async (tenant) => {
    await tenant.db.insertInto('groups').values({ congregation_id: burnie.id, name: 'Lost' }).execute();
    throw new Error('thought better of it');
  });
  await expect(failing).rejects.toThrow('thought better of it');
  const found = await inBurnie((tenant) =>
    tenant.db.selectFrom('groups').select('id').where('name', '=', 'Lost').execute(),
  );
  expect(found).toEqual([]);
});

test('retries the victim of a deadlock, so that both transactions succeed', async () => {
  const [one, two] = [(await burnie.addMap()).id, (await burnie.addMap()).id];
  let runs = 0;
  let arrived = 0;
  let open: () => void = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve;
  });
  const actor = (first: number, second: number) =>
    inBurnie(async (tenant) => {
      runs += 1;
      const lock = (id: number) =>
        tenant.db.selectFrom('maps').select('id').where('id', '=', id).forUpdate().execute();
      await lock(first);
      arrived += 1;
      if (arrived === 2) open();
      await bothHoldOne;
      await lock(second);
      await rename(tenant, second, `after ${first}`);
    });
  await Promise.all([actor(one, two), actor(two, one)]);
  expect(runs).toBeGreaterThan(2);
  const names = await inBurnie((tenant) =>
    tenant.db.selectFrom('maps').select('name').where('id', 'in', [one, two]).orderBy('id').execute(),
  );
  expect(names.map((row) => row.name)).toEqual([`after ${two}`, `after ${one}`]);
});

test('rolls back only its own work when an attempt fails and recovers', async () => {
  const { id } = await burnie.addMap();
  const answer = await inBurnie(async (tenant) => {
    await rename(tenant, id, 'kept');
    return tenant.attempt(
      async () => {
        await rename(tenant, id, 'taken back');
        await tenant.db.insertInto('groups').values({ congregation_id: burnie.id, name: '' }).execute();
        return 'done';
      },
      () => 'recovered',
    );
  });
  expect(answer).toBe('recovered');
  const row = await inBurnie((tenant) =>
    tenant.db.selectFrom('maps').select('name').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(row.name).toBe('kept');
});
