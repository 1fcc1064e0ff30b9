/**
 * Loss of the database during every operation: each answers 503 instead of a fault, and recovery is
 * automatic.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { acceptable } from '#app/suites/example-values';
import { openChanges } from '#platform/database/changes';
import { openDatabase } from '#platform/database/open-database';
import { openPool } from '#platform/database/pool';
import { installDatabase } from '#platform/testing/installed-database';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp } from '#platform/testing/test-app';
import { openTestPlatform } from '#platform/testing/test-platform';

interface AnsweredCall {
  operation: string;
  status: number;
  code: string | undefined;
  retryAfter: unknown;
}

/** Excludes streams, which never end, and operations that sign the caller out. */
const asked = allOperations.filter(
  ({ name, reply }) =>
    reply !== 'events' && name !== 'access.endSession' && name !== 'access.declinePrivacyPolicy',
);

const share = (nth: number, place = 0): Definition[] => asked.filter((_, at) => at % nth === place);

async function ask(
  app: FastifyInstance,
  operation: Definition,
  { token }: SeededPerson,
): Promise<AnsweredCall> {
  const answer = await app.inject({
    method: operation.method,
    url: pathOf(operation.path, acceptable(operation.params)),
    headers: {
      authorization: `Bearer ${token}`,
      ...(operation.idempotent === 'key' && {
        'idempotency-key': `lost-${Math.random().toString(36).slice(2)}`,
      }),
    },
    ...(operation.body && !operation.upload && { payload: acceptable(operation.body) }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    operation: operation.name,
    status: answer.statusCode,
    code: answer.statusCode >= 400 && isJson ? answer.json().code : undefined,
    retryAfter: answer.headers['retry-after'],
  };
}

/** Callers run concurrently, each taking the next operation of the list. */
const askAll = async (
  app: FastifyInstance,
  people: SeededPerson[],
  operations = asked,
): Promise<AnsweredCall[]> => {
  const answered: AnsweredCall[] = [];
  const left = [...operations];
  const one = async (person: SeededPerson): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) answered.push(await ask(app, next, person));
  };
  await Promise.all(people.map(one));
  return answered;
};

/** Six people with every permission; example values name row 1, which belongs to another person. */
async function seedPeople(owner: Pool): Promise<SeededPerson[]> {
  const congregation = await seedCongregation(owner);
  await congregation.addPerson();
  await congregation.addMap();
  const people: SeededPerson[] = [];
  for (let count = 0; count < 6; count += 1)
    people.push(await congregation.addPerson({ permissions: [...permissionKeys] }));
  return people;
}

function expectHonest(answered: AnsweredCall[]): void {
  expect(answered.filter(({ status }) => status === 500)).toEqual([]);
  const away = answered.filter(({ status }) => status === 503);
  expect(
    away.filter(
      ({ code, retryAfter }) => !/^(overloaded|busy)$/.test(String(code)) || !(Number(retryAfter) > 0),
    ),
  ).toEqual([]);
}

it('X-AWAY answers 503 with Retry-After instead of a fault if connections end during every operation', async () => {
  const test = await openTestApp();
  const people = await seedPeople(test.database.owner);
  let ending = true;
  const terminate = async (): Promise<void> => {
    while (ending) {
      await test.database.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = 'sheaf_app' and random() < 0.5`,
      );
      await pause(2);
    }
  };
  const terminating = terminate();
  const answered: AnsweredCall[] = [];
  do answered.push(...(await askAll(test.app, people)));
  while (answered.filter(({ status }) => status === 503).length <= 100);
  ending = false;
  await terminating;
  expectHonest(answered);
  const after = await askAll(test.app, people, share(4));
  expect(after.filter(({ status }) => status >= 500)).toEqual([]);
  await test.close();
}, 120_000);

it('X-AWAY reports a stopped, killed or recovering database as away, and serves again automatically', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-lost-'));
  installDatabase(folder);
  const database = await openDatabase({ folder, durable: false });
  const platform = openTestPlatform(database);
  const changes = openChanges({ pool: database.app });
  platform.changes = changes;
  const app = await buildApp(platform);
  const people = await seedPeople(database.owner);
  const isReady = async (): Promise<number> => (await app.inject('/readyz')).statusCode;
  for (const [place, signal] of (['SIGINT', 'SIGKILL', 'SIGQUIT'] as const).entries()) {
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
    const answered = await askAll(app, people, asked.slice(0, 20));
    expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
    const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, signal);
    const during: AnsweredCall[] = [];
    // Each operation in one of the three states.
    do during.push(...(await askAll(app, people, share(3, place))));
    while ((await isReady()) !== 200);
    expectHonest(during);
    expect(during.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  }
  await expect.poll(() => changes.hearing(), { timeout: 30_000 }).toBe(true);
  expect((await askAll(app, people, share(4))).filter(({ status }) => status >= 500)).toEqual([]);
  await app.close();
  await changes.close();
  await platform.workers.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

it('X-AWAY reports a lost database on /readyz, and a living process on /livez', async () => {
  const test = await openTestApp();
  expect((await test.app.inject('/readyz')).json()).toEqual({ ok: true });
  await test.close();
  const nowhere = openPool({ host: join(tmpdir(), 'no-database-here'), user: 'sheaf_app', database: 'none' });
  const platform = openTestPlatform({ ...test.database, app: nowhere });
  const app = await buildApp(platform);
  const away = await app.inject('/readyz');
  expect([away.statusCode, away.json()]).toMatchObject([503, { ok: false, reason: 'database-away' }]);
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/livez')).statusCode).toBe(200);
  await app.close();
  await platform.workers.close();
  await nowhere.end();
});
