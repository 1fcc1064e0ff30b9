/**
 * Two real servers on one database, directly and, with SHEAF_PGBOUNCER, behind a pooler in transaction mode.
 */

import { access } from '@sheaf/contract/people/access/access';
import { people } from '@sheaf/contract/people/people/people';
import { roles } from '@sheaf/contract/people/roles/roles';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { poolerSentence } from '#platform/database/explain-connection';
import { openPool } from '#platform/database/pool';
import { hashSecret, newSecret } from '#platform/secrets';
import { databaseUrl, type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type PgBouncer, pgbouncerAsked, startPgBouncer } from '#platform/testing/pgbouncer';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { callServer, listenToServer } from '#platform/testing/server-client';
import { type StartedMain, startMain } from '#platform/testing/started-main';

const rounds = amount('SHEAF_SESSION_ROUNDS', 60, 200);

let database: FreshDatabase;
let servers: StartedMain[] = [];
let bouncer: PgBouncer | undefined;

async function endAll(): Promise<void> {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  servers = [];
  await bouncer?.stop();
  bouncer = undefined;
  await database.close();
}

const nameOf = async (): Promise<string> =>
  (await database.owner.query('select current_database() as name')).rows[0].name;

const start = (environment: Record<string, string>): StartedMain => {
  const main = startMain({ environment: { PORT: '0', SHEAF_LOG: 'error', ...environment } });
  servers.push(main);
  return main;
};

async function startBoth(environment: Record<string, string>): Promise<string[]> {
  const both = [start(environment), start(environment)];
  await Promise.all(both.map((main) => main.ready()));
  return both.map((main) => /ready at (\S+)/.exec(main.out())![1]!);
}

async function addSession(person: SeededPerson, congregation: number): Promise<string> {
  const token = newSecret();
  await database.owner.query(
    `insert into sessions (congregation_id, person_id, token_hash, source, device) values ($1, $2, $3, 'sms', 'test')`,
    [congregation, person.id, hashSecret(token)],
  );
  return token;
}

/** Both processes cache the session; then one ends it, and the other is called immediately. */
async function expectEndedEverywhere(one: string, other: string): Promise<void> {
  const congregation = await seedCongregation(database.owner, 'Ended');
  const person = await congregation.addPerson({ permissions: [...permissionKeys] });
  const accepted: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [here, there] = round % 2 ? [one, other] : [other, one];
    const as = await addSession(person, congregation.id);
    for (const address of [here, there, here, there])
      expect((await callServer(address, maps.listMaps, { as })).status).toBe(200);
    expect((await callServer(here, access.endSession, { as })).status).toBe(200);
    const [after, again] = await Promise.all([
      callServer(there, maps.listMaps, { as }),
      callServer(there, access.checkSession, { as }),
    ]);
    if (after.status !== 401 || again.status !== 401) accepted.push(round);
  }
  expect(accepted).toEqual([]);
}

/** Changes of one process apply in the other: a removed role, an event on a channel, a stored answer. */
async function expectOneSheaf(one: string, other: string): Promise<void> {
  const congregation = await seedCongregation(database.owner, 'Shared');
  const as = (await congregation.addPerson({ permissions: [...permissionKeys] })).token;
  const someone = await congregation.addPerson({ permissions: ['settings.roles.add'] });
  const channel = await listenToServer(other, as);
  expect(await channel.next()).toBe('state');
  const added = await callServer(one, roles.addRole, {
    as,
    key: 'two-processes-1',
    body: { name: 'Helpers', permissions: [1] },
  });
  expect(added.status).toBe(200);
  expect(await channel.next()).toBe('change');
  channel.leave();
  const repeated = await callServer(other, roles.addRole, {
    as,
    key: 'two-processes-1',
    body: { name: 'Helpers', permissions: [1] },
  });
  expect(repeated).toEqual(added);
  expect((await callServer(other, roles.listRoles, { as: someone.token })).status).toBe(200);
  expect((await callServer(other, people.listPeople, { as })).body.data).toHaveLength(2);
  // Many concurrent calls through both: no caller sees rows of another congregation on a reused connection.
  const others: { name: string; as: string }[] = [];
  for (const name of ['A', 'B', 'C', 'D']) {
    const own = await seedCongregation(database.owner, name);
    await own.addMap({ number: name });
    others.push({ name, as: (await own.addPerson({ permissions: [...permissionKeys] })).token });
  }
  const seen = await Promise.all(
    Array.from({ length: 80 }, async (_, count) => {
      const { name, as: mine } = others[count % others.length]!;
      const { status, body } = await callServer(count % 3 ? one : other, maps.listMaps, { as: mine });
      return [name, status, ...body.data.map(({ number }: { number: string }) => number)].join(' ');
    }),
  );
  expect(seen.filter((line) => !/^([A-D]) 200 \1$/.test(line))).toEqual([]);
}

describe('two concurrent first starts', () => {
  let addresses: string[];

  beforeAll(async () => {
    database = await freshDatabase();
    const { host, port } = inject('cluster');
    const { close, owner: root } = database;
    const empty = `empty_${process.pid}`;
    await root.query(`create database ${empty}`);
    const owner = openPool({ host, port, user: ownerRole, database: empty, max: 4 });
    database = {
      ...database,
      owner,
      async close() {
        await owner.end();
        await root.query(`drop database ${empty} with (force)`);
        await close();
      },
    };
    addresses = await startBoth({
      DATABASE_URL: databaseUrl(empty, ownerRole),
      SHEAF_DATABASE_APP_URL: databaseUrl(empty, appRole),
      SHEAF_DEMO: 'on',
    });
    const { rows } = await owner.query('select count(*)::int as congregations from congregations');
    expect(rows).toEqual([{ congregations: 1 }]);
  }, 180_000);
  afterAll(endAll);

  it('X-PROCESSES migrate once and load the demo once, and an ended session is refused by the other process immediately', async () => {
    const [one, other] = addresses as [string, string];
    for (const { out } of servers) expect(out()).toMatch(/administrator\s+http/);
    await expectEndedEverywhere(one, other);
    await expectOneSheaf(one, other);
  }, 180_000);

  it('X-PROCESSES uses no cached session in a resumed process after the end of the session was acknowledged', async () => {
    const [one, other] = addresses as [string, string];
    const congregation = await seedCongregation(database.owner, 'Standing');
    const person = await congregation.addPerson({ permissions: [...permissionKeys] });
    expect((await callServer(other, maps.listMaps, { as: person.token })).status).toBe(200);
    servers[1]!.child.kill('SIGSTOP');
    // Waits in the socket, and is read as soon as the process resumes.
    const asked = callServer(other, maps.listMaps, { as: person.token });
    expect((await callServer(one, access.endSession, { as: person.token })).status).toBe(200);
    servers[1]!.child.kill('SIGCONT');
    const later = await callServer(other, maps.listMaps, { as: person.token });
    expect([later.status, (await asked).status]).toEqual([401, 401]);
  });
});

// Optional, with a real pgbouncer: SHEAF_PGBOUNCER=on, or the path of the program.
if (pgbouncerAsked)
  describe('behind a pooler', () => {
    afterEach(endAll);
    const dropped = 'extra_float_digits,statement_timeout,idle_in_transaction_session_timeout,options';

    it.each(['transaction', 'statement'] as const)(
      'X-POOLER refuses a pooler in %s mode with a sentence, whether or not it drops parameters',
      async (mode) => {
        database = await freshDatabase();
        const name = await nameOf();
        for (const ignoring of [undefined, dropped]) {
          bouncer = await startPgBouncer({ mode, ...(ignoring && { ignoring }) });
          const main = start({
            DATABASE_URL: bouncer.urlOf(name, ownerRole),
            SHEAF_DATABASE_APP_URL: bouncer.urlOf(name, appRole),
          });
          expect(await main.ended).toBe(1);
          expect(main.err()).toBe(`${poolerSentence}\n`);
          await bouncer.stop();
        }
      },
      60_000,
    );

    it('X-POOLER refuses a pooler in transaction mode for the application alone', async () => {
      database = await freshDatabase();
      const name = await nameOf();
      bouncer = await startPgBouncer({ mode: 'transaction', ignoring: dropped });
      const main = start({
        DATABASE_URL: database.urlOf(ownerRole),
        SHEAF_DATABASE_APP_URL: bouncer.urlOf(name, appRole),
      });
      expect(await main.ended).toBe(1);
      expect(main.err()).toBe(`${poolerSentence}\n`);
    });

    it('X-POOLER runs two processes behind a pooler in transaction mode with SHEAF_DATABASE_LISTEN_URL', async () => {
      database = await freshDatabase();
      const name = await nameOf();
      bouncer = await startPgBouncer({ mode: 'transaction' });
      const [one, other] = await startBoth({
        DATABASE_URL: bouncer.urlOf(name, appRole),
        SHEAF_DATABASE_LISTEN_URL: database.urlOf(ownerRole),
      });
      await expectEndedEverywhere(one!, other!);
      await expectOneSheaf(one!, other!);
      const { rows } = await database.app.query('show statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '5s' }]);
      for (const address of [one, other]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }, 180_000);
  });
