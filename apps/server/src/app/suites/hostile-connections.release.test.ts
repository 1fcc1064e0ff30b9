/**
 * X-PROCESS-1: malformed connections against the real server in its own process, while its congregation
 * changes. `SHEAF_CONNECTIONS=3000` for the benchmark figure.
 */

import { allOperations } from '@sheaf/contract/operations';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendHostileConnections } from '#app/suites/hostile-connections';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { callServer } from '#platform/testing/server-client';
import { type StartedMain, startMain } from '#platform/testing/started-main';

const connections = amount('SHEAF_CONNECTIONS', 300, 3000);
const metricsToken = 'hostile-connections-are-counted';

let database: FreshDatabase;
let congregation: SeededCongregation;
let main: StartedMain;
let address: string;

beforeAll(async () => {
  database = await freshDatabase();
  congregation = await seedCongregation(database.owner);
  // Example values name row 1.
  await congregation.addPerson();
  await congregation.addMap();
  await congregation.addMap();
  main = startMain({
    environment: {
      PORT: '0',
      SHEAF_LOG: 'error',
      SHEAF_METRICS: `token:${metricsToken}`,
      DATABASE_URL: database.urlOf(ownerRole),
      SHEAF_DATABASE_APP_URL: database.urlOf(appRole),
    },
  });
  await main.ready();
  address = /ready at (\S+)/.exec(main.out())![1]!;
});
afterAll(async () => {
  main.child.kill('SIGTERM');
  await main.ended;
  await database.close();
});

const gauge = async (name: string): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

const faults = (): string[] =>
  main
    .out()
    .split('\n')
    .filter((line) => line.includes('"fault"'))
    .map((line) => line.slice(0, 600));

it('X-PROCESS-1 survives pipelined, aborted and half-closed connections, and leaves nothing open', async () => {
  const add = () => congregation.addPerson({ permissions: [...permissionKeys] });
  const [person, leaving] = await Promise.all([add(), add()]);
  const outcome = await sendHostileConnections({
    port: Number(new URL(address).port),
    callers: [
      { token: person.token, leavingToken: leaving.token },
      { token: undefined, leavingToken: undefined },
    ],
    connections,
    change: async () => {
      await database.owner.query('update maps set total_blocks = 1 + total_blocks % 50');
    },
  });
  expect(main.child.exitCode, main.err().slice(-2000)).toBeNull();
  expect(allOperations.filter(({ name }) => !outcome.sent.has(name)).map(({ name }) => name)).toEqual([]);
  expect(outcome.answers['500']).toBeUndefined();
  expect(faults()).toEqual([]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await callServer(address, maps.listMaps, { as: person.token })).status).toBe(200);
  for (const name of ['sheaf_live_channels', 'sheaf_requests_in_flight', 'sheaf_upload_bytes'])
    await expect.poll(() => gauge(name), { timeout: 10_000 }).toBe(0);
  // The connection that reads the metric is counted too.
  await expect.poll(() => gauge('sheaf_connections'), { timeout: 10_000 }).toBeLessThanOrEqual(2);
});
