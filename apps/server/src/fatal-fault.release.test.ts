/**
 * X-PROCESS-2: a fault outside every request shuts the process down gracefully, and a supervisor starts the
 * next one.
 */
import { join } from 'node:path';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { callServer, listenToServer } from '#platform/testing/server-client';
import { type StartedMain, startMain } from '#platform/testing/started-main';

const failing = join(import.meta.dirname, 'platform/testing/fail-on-signal.ts');

let database: FreshDatabase;
let person: SeededPerson;

beforeAll(async () => {
  database = await freshDatabase();
  person = await (await seedCongregation(database.owner)).addPerson();
});
afterAll(() => database.close());

async function start(fault: string): Promise<StartedMain & { address: string }> {
  const main = startMain({
    environment: {
      PORT: '0',
      SHEAF_LOG: 'error',
      SHEAF_DRAIN_SECONDS: '1',
      SHEAF_TEST_FAULT: fault,
      DATABASE_URL: database.urlOf(ownerRole),
      SHEAF_DATABASE_APP_URL: database.urlOf(appRole),
    },
    imports: [failing],
  });
  await main.ready();
  return { ...main, address: /ready at (\S+)/.exec(main.out())![1]! };
}

it.each(['exception', 'rejection'])(
  'X-PROCESS-2 logs an uncaught %s with an id, drains and exits with code 1',
  async (fault) => {
    const main = await start(fault);
    const channel = await listenToServer(main.address, person.token);
    expect(await channel.next()).toBe('state');
    main.child.kill('SIGUSR2');
    await expect.poll(async () => (await fetch(`${main.address}/readyz`)).status, { interval: 20 }).toBe(503);
    expect((await callServer(main.address, maps.listMaps, { as: person.token })).status).toBe(200);
    while (await channel.next());
    expect(await main.ended).toBe(1);
    const lines = main
      .out()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 60);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      fault: expect.stringMatching(/^[0-9a-f-]{36}$/),
      err: { message: 'a fault of the test' },
    });
  },
);

it('X-PROCESS-2 logs a second fault during the shutdown, and exits with code 1', async () => {
  const main = await start('exception');
  main.child.kill('SIGUSR2');
  await expect.poll(() => main.out()).toContain('a fault of the test');
  main.child.kill('SIGUSR2');
  expect(await main.ended).toBe(1);
  expect(main.out().match(/"fault":/g)).toHaveLength(2);
});

it('X-PROCESS-2 exits with code 1 within five seconds although a close never finishes', async () => {
  const main = await start('hang');
  const begun = Date.now();
  main.child.kill('SIGUSR2');
  expect(await main.ended).toBe(1);
  expect(Date.now() - begun).toBeGreaterThan(4000);
});
