import { access } from '@sheaf/contract/access/access';
import { pathOf } from '@sheaf/contract/operation';
import { attemptLimits } from '@sheaf/rules/access/attempts';
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
/** A second process: another app and another pool over the same database. */
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

/** A link as a message would carry it, with this code. */
const addLink = (person: number, code: string) =>
  test.database.owner.query(
    `insert into sign_in_links (congregation_id, person_id, token_hash, code_hash, kind, source, expires_at)
     values ($1, $2, $3, $4, 'asked', 'sms', $5)`,
    [congregation.id, person, hashSecret(newSecret()), hashSecret(`${person}:${code}`), later(3 * day)],
  );

const counted = async (scope: string): Promise<number> =>
  (
    await test.database.owner.query<{ hits: number }>(
      'select coalesce(sum(hits), 0)::int as hits from sheaf.stranger_attempts where scope = $1',
      [scope],
    )
  ).rows[0]!.hits;

it('AUTH-R18 fifty wrong codes at once, from two processes, count as fifty', async () => {
  const person = await someone();
  await addLink(person.id, '111111');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      enter(person.phone, '222222', number % 2 ? second : test.app, `203.0.113.${number}`),
    ),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['code-wrong']));
  expect(await counted('code')).toBe(50);
});

it('AUTH-R18 after ten wrong codes no code of that day is right, with whatever link it comes', async () => {
  const person = await someone();
  const other = await someone();
  await addLink(person.id, '111111');
  await addLink(other.id, '555555');
  for (let tries = 0; tries < 9; tries += 1) await enter(person.phone, '222222');
  expect((await enter(person.phone, '111111')).status).toBe(200);
  await addLink(person.id, '333333');
  // The right one was not counted as a wrong one: this is the tenth.
  expect((await enter(person.phone, '222222')).code).toBe('code-wrong');
  expect((await enter(person.phone, '333333')).code).toBe('code-wrong');
  await addLink(person.id, '444444');
  expect((await enter(person.phone, '444444')).code).toBe('code-wrong');
  expect((await enter(other.phone, '555555')).status).toBe(200);
  setNow(later(day));
  expect((await enter(person.phone, '444444')).status).toBe(200);
});

it('AUTH-R18 known and unknown contacts cost the same statements and hear the same', async () => {
  const person = await someone();
  await addLink(person.id, '111111');
  const pool = test.platform.pool;
  const asked: { text: string; places: number }[] = [];
  const counting = Object.create(pool) as typeof pool;
  (counting as { query: unknown }).query = (text: string, values: unknown[]) => {
    asked.push({ text, places: values.length });
    return pool.query(text, values);
  };
  (counting as { connect: unknown }).connect = () => {
    asked.push({ text: 'connect', places: 0 });
    return pool.connect();
  };
  test.platform.pool = counting;
  const costOf = async (contact: string) => {
    asked.length = 0;
    const before = await counted('code');
    const { text, status } = await enter(contact, '222222');
    return { text, status, asked: [...asked], written: (await counted('code')) - before };
  };
  const known = await costOf(person.phone);
  expect([known.asked.length, known.written]).toEqual([2, 1]);
  for (const unknown of ['+61491579999', 'nobody@example.org', '@'])
    expect(await costOf(unknown)).toEqual(known);
  // Without its country a number costs one more, to know in which countries congregations are.
  const national = await costOf(person.phone.replace('+61', '0'));
  expect([national.asked.length, national.written]).toEqual([3, 1]);
  for (const unknown of ['0491 579 999', 'neither of them']) expect(await costOf(unknown)).toEqual(national);
  test.platform.pool = pool;
});

it('AUTH-R18 an address is told to wait, by every process, and a household of IPv6 is one address', async () => {
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

/** The work comes after the answer, so it is over when its count stands. */
async function askAndWait(contact: string, expected: number): Promise<void> {
  expect((await ask(contact)).statusCode).toBe(200);
  while ((await counted('asks-of-person')) < expected) await new Promise((done) => setTimeout(done, 5));
}

const texts = async (phone: string): Promise<number> =>
  (await test.database.owner.query('select from outgoing_messages where recipient = $1', [phone])).rowCount!;

it('AUTH-R18 a person is sent ten links a day, and a number ten, whichever congregations know it', async () => {
  const person = await someone();
  const links = () => test.database.owner.query('update sign_in_links set created_at = $1', [later(-day)]);
  for (let asked = 1; asked <= 12; asked += 1) {
    await links();
    await askAndWait(person.phone, asked);
  }
  expect(await texts(person.phone)).toBe(10);
  const there = await seedCongregation(test.database.owner, 'There');
  await there.addPerson({ phone: person.phone });
  await askAndWait(person.phone, 14);
  expect(await texts(person.phone)).toBe(10);
});

it('AUTH-R18 without its database the server lets nobody try, and says that it is away', async () => {
  const nowhere = openPool({ host: '127.0.0.1', port: 1, database: 'none', user: 'none' });
  const lost = await buildApp(openTestPlatform({ ...test.database, app: nowhere }));
  const tried = await enter('nobody@example.org', '222222', lost);
  const asked = await ask('nobody@example.org', lost);
  expect([tried.status, asked.statusCode]).toEqual([503, 503]);
  expect(tried.headers['retry-after']).toBe('2');
  await lost.close();
  await nowhere.end();
});
