import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, openChanges } from '#platform/database/changes';
import { openRelay, type Relay } from '#platform/database/relay';
import { leaveToRelay, tenantTransaction } from '#platform/database/tenant';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
let changes: Changes;
let congregation: SeededCongregation;
const relays: Relay[] = [];
const fail = (error: unknown): never => {
  throw error;
};
const open = (): Relay => {
  const relay = openRelay(database.owner, fail);
  relays.push(relay);
  return relay;
};

beforeAll(async () => {
  database = await freshDatabase();
  congregation = await seedCongregation(database.owner);
  changes = openChanges({ pool: database.app, relayed: true });
  while (!changes.current()) await pause(5);
  leaveToRelay(database.app);
});
afterAll(async () => {
  await Promise.all(relays.map((relay) => relay.close()));
  await changes.close();
  await database.close();
});

const write = (name: string) =>
  tenantTransaction(
    { pool: database.app, clock: testNow },
    { congregationId: congregation.id, personId: null, operation: 'test' },
    ({ db }) => db.insertInto('groups').values({ congregation_id: congregation.id, name }).execute(),
  );
const waiting = async () =>
  (await database.owner.query('select congregation_id from sheaf.announcements')).rowCount;

it('X-RELAY queues the congregation at commit, and a confirmation announces it immediately', async () => {
  const watch = changes.watch();
  await write('North');
  expect(await waiting()).toBeGreaterThan(0);
  expect(watch.heard(congregation.id)).toBe(false);
  await changes.confirm();
  await changes.echoes();
  expect(watch.heard(congregation.id)).toBe(true);
  expect(await waiting()).toBe(0);
  watch.end();
});

it('X-RELAY announces in one process within 20 ms, and another process takes over when it ends', async () => {
  const first = open();
  await pause(100);
  open();
  const announced = async (name: string): Promise<void> => {
    const watch = changes.watch();
    await write(name);
    while (!watch.heard(congregation.id)) await pause(5);
    watch.end();
  };
  await announced('South');
  await first.close();
  await announced('East');
  await announced('West');
  expect(await waiting()).toBe(0);
});
