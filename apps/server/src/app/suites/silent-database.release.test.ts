/** X-SILENT: a database that sends neither answers nor FIN delays requests only while it is silent. */
import { setTimeout as pause } from 'node:timers/promises';
import { people } from '@sheaf/contract/people/people/people';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { type DatabaseProxy, startDatabaseProxy } from '#platform/testing/database-proxy';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { waitUntil } from '#platform/testing/killable-server';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { callServer, listenToServer } from '#platform/testing/server-client';
import { type StartedMain, startMain } from '#platform/testing/started-main';

let database: FreshDatabase;
let proxy: DatabaseProxy;
let main: StartedMain;
let address: string;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  database = await freshDatabase();
  proxy = await startDatabaseProxy();
  congregation = await seedCongregation(database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys] });
  const { rows } = await database.owner.query<{ name: string }>('select current_database() as name');
  main = startMain({
    environment: {
      PORT: '0',
      DATABASE_URL: proxy.urlOf(rows[0]!.name, ownerRole),
      SHEAF_DATABASE_APP_URL: proxy.urlOf(rows[0]!.name, appRole),
    },
  });
  await main.ready();
  address = /ready at (\S+)/.exec(main.out())![1]!;
});
afterAll(async () => {
  main.child.kill('SIGTERM');
  await main.ended;
  await proxy.close();
  await database.close();
});

/** @returns the status and the duration in milliseconds; status 0 for no answer in 15 s. */
async function timed(work: Promise<{ status: number }>): Promise<{ status: number; took: number }> {
  const since = performance.now();
  const { status } = await Promise.race([work, pause(15_000, { status: 0 })]);
  return { status, took: performance.now() - since };
}

const read = () => timed(callServer(address, maps.listMaps, { as: admin.token }));
const ready = () => timed(fetch(`${address}/readyz`));
let personNumber = 0;
const write = () => {
  personNumber += 1;
  return timed(
    callServer(address, people.addPerson, {
      as: admin.token,
      body: { first_name: 'Amos', last_name: `Webb ${personNumber}`, gender: 1 },
      key: crypto.randomUUID(),
    }),
  );
};

/** @returns the milliseconds until a write succeeded. */
async function firstWrite(): Promise<number> {
  const since = performance.now();
  while ((await write()).status !== 200) await pause(50);
  return performance.now() - since;
}

async function expectChannelsAgain(): Promise<void> {
  await waitUntil(async () => {
    const channel = await listenToServer(address, admin.token).catch(() => undefined);
    const first = await channel?.next();
    channel?.leave();
    return first === 'state';
  }, 5000);
}

async function expectJobsAgain(): Promise<void> {
  const { owner } = database;
  await owner.query("select graphile_worker.add_job('set-aside-cut-off', job_key => 'after silence')");
  await waitUntil(
    async () =>
      (await owner.query("select 1 from graphile_worker.jobs where key = 'after silence'")).rowCount === 0,
    8000,
  );
}

it('X-SILENT fails reads in bounded time and /readyz within 2.5 s while the database is silent, and recovers 4 s after it answers new connections', async () => {
  expect([(await read()).status, (await write()).status, (await ready()).status]).toEqual([200, 200, 200]);
  const channel = await listenToServer(address, admin.token);
  expect(await channel.next()).toBe('state');
  proxy.fallSilent();
  const [red, ...reads] = await Promise.all([ready(), ...Array.from({ length: 12 }, read)]);
  expect(red.status).toBe(503);
  expect(red.took).toBeLessThan(2500);
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 503));
  expect(Math.max(...reads.map(({ took }) => took))).toBeLessThan(8000);
  // The channel ended, so that the phone knows that it receives no changes.
  expect(await channel.next()).toBeUndefined();
  proxy.answerNewOnes();
  expect(await firstWrite()).toBeLessThan(4000);
  await expectChannelsAgain();
  expect((await ready()).status).toBe(200);
  await expectJobsAgain();
});

it('X-SILENT writes within 5 s after a machine was replaced, although its old connections never end', async () => {
  proxy.fallSilent();
  await pause(500);
  proxy.answerNewOnes();
  expect(await firstWrite()).toBeLessThan(5000);
  await expectChannelsAgain();
});
