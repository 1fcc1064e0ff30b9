import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { type Changes, openChanges } from '#platform/database/changes';
import { assertPoolChecked, checkPool, watchPool } from '#platform/database/check-pool';
import { poolerSentence } from '#platform/database/explain-connection';
import { assertSession } from '#platform/database/prove-session';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { openTestPlatform } from '#platform/testing/test-platform';

let database: FreshDatabase;
let other: FreshDatabase;

beforeAll(async () => {
  [database, other] = [await freshDatabase(), await freshDatabase()];
});
afterAll(async () => {
  await database.close();
  await other.close();
});

const listening = async (changes: Changes): Promise<void> =>
  void (await expect.poll(() => changes.hearing(), { interval: 5 }).toBe(true));

it('X-POOLER accepts a direct connection, which resets settings and receives notifications of the pool', async () => {
  const changes = openChanges({ pool: database.app });
  await assertPoolChecked(database.app, changes);
  expect(await checkPool(database.app, changes)).toBeUndefined();
  await assertSession(database.owner);
  await changes.close();
});

it("X-POOLER refuses a listener that misses the pool's notifications, at the start and at the next heartbeat", async () => {
  // Open and answering, but connected to another database: misses notifications like behind a pooler.
  const deaf = openChanges({ pool: database.app, listenOn: other.app });
  await expect(assertPoolChecked(database.app, deaf)).rejects.toThrow(poolerSentence);
  const platform = openTestPlatform(database);
  const told: string[] = [];
  const watch = watchPool(database.app, deaf, (trouble) => told.push(trouble), 10);
  platform.poolWatch = watch;
  const app = await buildApp(platform);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await expect.poll(() => watch.trouble(), { timeout: 20_000 }).toBe('not-heard');
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { ok: false, reason: 'not-heard', message: poolerSentence },
  ]);
  expect(told).toEqual(['not-heard']);
  watch.close();
  await deaf.close();
  await app.close();
  await platform.workers.close();
});

it('X-PROCESSES confirms a round when every other process has answered or lost its lease', async () => {
  const [one, two] = [openChanges({ pool: database.app }), openChanges({ pool: database.app })];
  await Promise.all([listening(one), listening(two)]);
  for (let round = 0; round < 50; round += 1) {
    const watch = two.watch();
    await database.owner.query(`select pg_notify('sheaf_changes', '7')`);
    await one.confirm();
    expect(watch.heard(7)).toBe(true);
    watch.end();
  }
  // A listener that never answers: the round ends with its lease.
  const silent = await database.owner.connect();
  await silent.query(`select pg_advisory_lock_shared(${advisoryLocks.listeners})`);
  await one.confirm();
  silent.release(true);
  await Promise.all([one.close(), two.close()]);
});
