/** Bodies refused before parsing: compressed ones, and those of unauthorised callers. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { events } from '@sheaf/contract/events/events';
import { type Definition, needsRecentCheck, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { access } from '@sheaf/contract/people/access/access';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptable } from '#app/suites/example-values';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let nobody: SeededPerson;
let everyone: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  nobody = await congregation.addPerson({ permissions: [] });
  everyone = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

interface SentRequest {
  token?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

const send = (operation: Definition, { token, headers, payload }: SentRequest) =>
  test.app.inject({
    method: operation.method,
    url: pathOf(operation.path, acceptable(operation.params)),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(operation.method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });

const writes = allOperations.filter(({ method }) => method !== 'GET');
const broken = '{"not": json';

it('X-ADMIT-1 answers 415 to a compressed body of every operation, before authentication', async () => {
  const codings = ['gzip', 'br', 'deflate', 'zstd', 'x-gzip', 'GZIP', 'identity, gzip', 'gzip;q=0'];
  for (const operation of allOperations) {
    for (const coding of operation === maps.readMap || operation === access.openLink ? codings : ['br']) {
      const answer = await send(operation, { headers: { 'content-encoding': coding } });
      expect([operation.name, coding, answer.statusCode, answer.json().code]).toEqual([
        operation.name,
        coding,
        415,
        'body-encoded',
      ]);
    }
  }
});

it('X-ADMIT-1 decompresses no body and closes its connection', async () => {
  const text = JSON.stringify({ contact: 'a@example.org' });
  for (const [coding, pack] of [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const) {
    const answer = await send(access.askForLink, {
      headers: { 'content-encoding': coding },
      payload: pack(Buffer.from(text)),
    });
    expect([coding, answer.statusCode, answer.headers.connection]).toEqual([coding, 415, 'close']);
  }
  const plain = await send(access.askForLink, { headers: { 'content-encoding': 'Identity' }, payload: text });
  expect(plain.statusCode).toBe(200);
});

it('X-ADMIT-2 refuses a call without its permission before its body is parsed', async () => {
  const guarded = writes.filter(({ permission }) => permission !== 'public' && permission !== 'signed-in');
  for (const operation of guarded) {
    const answer = await send(operation, { token: nobody.token, payload: broken });
    expect([operation.name, answer.statusCode]).toEqual([operation.name, 403]);
  }
});

it('X-ADMIT-2 requires a recent check of the session before a body is parsed', async () => {
  await test.database.owner.query(`update sessions set checked_at = ${nowInSql()} - interval '9 hours'`);
  for (const operation of writes.filter(needsRecentCheck)) {
    const answer = await send(operation, { token: everyone.token, payload: broken });
    expect([operation.name, answer.statusCode, answer.json().code]).toEqual([
      operation.name,
      401,
      'recheck-needed',
    ]);
  }
  await test.database.owner.query(`update sessions set checked_at = ${nowInSql()}`);
});

it('X-ADMIT-2 discards an unread body of allowed length, and closes the connection of a longer one', async () => {
  const connectionAfter = async (length: number) => {
    const answer = await send(events.addEvent, { token: nobody.token, payload: ' '.repeat(length) });
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await connectionAfter(60_000)).toEqual([403, 'keep-alive']);
  expect(await connectionAfter(100_000)).toEqual([403, 'close']);
});

it('X-ADMIT-2 parses the body of an authorised caller', async () => {
  const { body } = await send(events.addEvent, { token: everyone.token, payload: broken });
  expect(JSON.parse(body).errors).toHaveProperty('body');
});

it('X-ADMIT-2 reads no body sent to an unknown path', async () => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/nothing',
    headers: { 'content-type': 'application/json' },
    payload: broken,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
});

it('X-ADMIT-2 accepts neither JSON for an upload nor an upload for JSON', async () => {
  for (const operation of writes) {
    const headers = operation.upload
      ? { 'content-type': 'application/json' }
      : { 'content-type': 'multipart/form-data; boundary=x' };
    const payload = operation.upload
      ? broken
      : '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    const token = everyone.token;
    if (operation.name === access.endSession.name || operation.form) continue;
    const answer = await send(operation, { token, headers, payload });
    expect([operation.name, answer.statusCode]).toEqual([operation.name, 422]);
  }
});
