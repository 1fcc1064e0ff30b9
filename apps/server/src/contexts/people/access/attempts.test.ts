import { pathOf } from '@sheaf/contract/operation';
import { access } from '@sheaf/contract/people/access/access';
import { attemptLimits } from '@sheaf/rules/people/access/attempts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { openPool } from '#platform/database/pool';
import { hashSecret, newSecret } from '#platform/secrets';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { openTestPlatform } from '#platform/testing/test-platform';

let test: TestApp;
let congregation: SeededCongregation;
/** A second process: another app and another pool on the same database. */
let second: FastifyInstance;
let secondPool: Pool;
const start = new Date('2026-11-20T08:00:30Z');
const later = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const day = 86_400_000;
let now = start;

const setNow = (instant: Date): void => {
  now = instant;
  test.setNow(instant);
};

beforeAll(async () => {
  test = await openTestApp();
  secondPool = openPool(test.database.app.options);
  second = await buildApp(openTestPlatform({ ...test.database, app: secondPool }, {}, () => now));
  congregation = await seedCongregation(test.database.owner);
});
afterAll(async () => {
  await second.close();
  await secondPool.end();
  await test.close();
});
beforeEach(async () => {
  setNow(start);
  await test.database.owner.query('delete from sheaf.stranger_attempts');
  await test.database.owner.query('delete from sheaf.stranger_pauses');
});

let addresses = 0;
const freshAddress = (): string => {
  addresses += 1;
  return `203.0.113.${addresses % 250}`;
};

async function enter(contact: string, code: string, app = test.app, from = freshAddress()) {
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(access.openLink.path),
    remoteAddress: from,
    payload: { contact, code, secret: newSecret() },
  });
  return { status: answer.statusCode, code: answer.json().code, text: answer.body, headers: answer.headers };
}

let numbers = 100;
async function someone(): Promise<{ id: number; phone: string }> {
  numbers += 1;
  const phone = `+61491570${numbers}`;
  return { id: (await congregation.addPerson({ phone })).id, phone };
}

/** A link of a message, with this code. */
const addLink = (person: number, code: string) =>
  test.database.owner.query(
    `insert into sign_in_links (congregation_id, person_id, token_hash, code_hash, kind, source, expires_at)
     values ($1, $2, $3, $4, 'asked', 'sms', $5)`,
    [congregation.id, person, hashSecret(newSecret()), hashSecret(`${person}:${code}`), later(3 * day)],
  );

const levels = async (scope: string): Promise<number[]> =>
  (
    await test.database.owner.query<{ level: number }>(
      'select level from sheaf.stranger_pauses where scope = $1',
      [scope],
    )
  ).rows.map(({ level }) => level);

it('AUTH-X2 checks one of fifty wrong codes sent concurrently to two processes, and pauses the others', async () => {
  const person = await someone();
  await addLink(person.id, '111111');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      enter(person.phone, '222222', number % 2 ? second : test.app, `203.0.113.${number}`),
    ),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['code-wrong']));
  expect(await levels('codes')).toEqual([1]);
  const { rows } = await test.database.owner.query(
    'select code_failures from sign_in_links where person_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ code_failures: 1 }]);
});

it('AUTH-R18 runs the same statements and returns the same answer for known and unknown contacts', async () => {
  const person = await someone();
  await addLink(person.id, '111111');
  const pool = test.platform.pool;
  const asked: string[] = [];
  const noting =
    (target: { query(...given: unknown[]): unknown }) =>
    (...given: unknown[]): unknown => {
      const [text] = given as [string | { text: string }];
      asked.push((typeof text === 'string' ? text : text.text).replaceAll(/'[^']*'/g, '?'));
      return target.query(...given);
    };
  const counting = Object.create(pool) as typeof pool;
  (counting as { query: unknown }).query = noting(pool as never);
  (counting as { connect: unknown }).connect = async () => {
    const client = await pool.connect();
    const noted = Object.create(client) as typeof client;
    (noted as { query: unknown }).query = noting(client as never);
    return noted;
  };
  test.platform.pool = counting;
  const costOf = async (contact: string) => {
    asked.length = 0;
    await test.database.owner.query('delete from sheaf.stranger_pauses');
    const { text, status } = await enter(contact, '222222');
    return { text, status, asked: [...asked], levels: await levels('codes') };
  };
  const known = await costOf(person.phone);
  expect(known.asked.length).toBeGreaterThan(6);
  expect(known.levels).toEqual([1]);
  for (const unknown of ['+61491579999', 'nobody@example.org', '@'])
    expect(await costOf(unknown)).toEqual(known);
  // A number without a country costs one more, which reads the countries of congregations.
  const national = await costOf(person.phone.replace('+61', '0'));
  expect(national.asked.length).toBe(known.asked.length + 1);
  for (const unknown of ['0491 579 999', 'neither of them']) expect(await costOf(unknown)).toEqual(national);
  test.platform.pool = pool;
});

it('AUTH-R18 rate limits an address in every process, with an IPv6 household as one address', async () => {
  const most = attemptLimits.codesOfAddress.most;
  const answers = await Promise.all(
    Array.from({ length: most + 10 }, (_, number) =>
      enter('nobody@example.org', '222222', number % 2 ? second : test.app, `2001:db8::${number + 1}`),
    ),
  );
  const waiting = answers.filter(({ status }) => status === 429);
  expect(waiting).toHaveLength(10);
  expect(waiting[0]!.headers['retry-after']).toBe('30');
  expect((await enter('nobody@example.org', '222222', test.app, '2001:db8:0:1::1')).status).toBe(409);
  setNow(later(30_000));
  expect((await enter('nobody@example.org', '222222', second, '2001:db8::1')).status).toBe(409);
});

const ask = (contact: string, app = test.app) =>
  app.inject({
    method: 'POST',
    url: pathOf(access.askForLink.path),
    remoteAddress: freshAddress(),
    payload: { contact },
  });

it('AUTH-R18 answers 503 to every attempt while the database is away', async () => {
  const nowhere = openPool({ host: '127.0.0.1', port: 1, database: 'none', user: 'none' });
  const lost = await buildApp(openTestPlatform({ ...test.database, app: nowhere }));
  const tried = await enter('nobody@example.org', '222222', lost);
  const asked = await ask('nobody@example.org', lost);
  expect([tried.status, asked.statusCode]).toEqual([503, 503]);
  expect(tried.headers['retry-after']).toBe('2');
  await lost.close();
  await nowhere.end();
});
