/** Checks of every operation of the contract, without exception, derived from its declaration. */

import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount, isWholeRing } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedPath, openApi } from '#app/open-api';
import { acceptable, hostilePathParts, nonsense } from '#app/suites/example-values';
import { type Canary, seedCanary } from '#platform/testing/canary';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let own: SeededCongregation;
let everyone: SeededPerson;
let other: Canary;

beforeAll(async () => {
  test = await openTestApp();
  own = await seedCongregation(test.database.owner, 'Own');
  // Example values name row 1, so the caller must be another person.
  await own.addPerson();
  everyone = await own.addPerson({ permissions: [...permissionKeys] });
  other = await seedCanary(test);
});
afterAll(() => test.close());

const send = (
  operation: Definition,
  options: {
    token?: string;
    params?: object;
    body?: unknown;
    query?: string;
    headers?: Record<string, string>;
  } = {},
) =>
  test.app.inject({
    method: operation.method,
    url:
      pathOf(operation.path, (options.params ?? acceptable(operation.params)) as Record<string, unknown>) +
      (options.query ?? ''),
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(operation.method !== 'GET' && !operation.upload && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(operation.method !== 'GET' &&
      !operation.upload &&
      operation.body && { payload: JSON.stringify(options.body ?? acceptable(operation.body)) }),
  });

const guarded = allOperations.filter((operation) => operation.permission !== 'public');
// The timeout grows with the number of operations.
describe('every operation', { timeout: allOperations.length * 2_000 }, () => {
  it('is mounted and documented, public ones without security', async () => {
    const paths = openApi().paths as Record<string, Record<string, { security: unknown[]; summary: string }>>;
    for (const operation of allOperations) {
      for (const { method, path } of [operation, ...(operation.legacy ?? [])]) {
        const described = paths[documentedPath(path)]?.[method.toLowerCase()];
        expect(described, `${operation.name} is documented`).toBeDefined();
        const waysIn = operation.permission === 'public' ? 0 : operation.ticket ? 2 : 1;
        expect(described!.security.length, operation.name).toBe(waysIn);
        const url = `/api${path}`.replaceAll(/\{\w+\}/g, '1');
        expect(test.app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` }), url).toBe(
          true,
        );
      }
    }
    expect((await test.app.inject('/api/openapi.json')).statusCode).toBe(200);
    expect((await test.app.inject('/api/docs')).headers.location).toBe('/api/docs/');
    const page = await test.app.inject('/api/docs/');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const [, script] = /src="([^"]+)"/.exec(page.body)!;
    expect((await test.app.inject(`/api/docs/${script}`)).headers['content-type']).toContain('javascript');
    expect((await test.app.inject('/api/docs/nothing')).json().code).toBe('not-found');
  });

  it('AUTH-R5 COMMON-R1 answers callers without a session with 401 and equal bytes for any input', async () => {
    for (const operation of guarded) {
      for (const token of [undefined, 'x', 'A'.repeat(43)]) {
        const answer = await send(operation, token ? { token } : {});
        expect([operation.name, answer.statusCode]).toEqual([operation.name, 401]);
        expect(answer.json().code).toBe('session-unknown');
      }
    }
  });

  it('answers ids of another congregation exactly like unknown ids', async () => {
    const foreign: Record<string, number[]> = {
      map: [other.map.id],
      map_id: [other.map.id],
      street: [other.map.streetId],
      street_id: [other.map.streetId],
      user: [other.person.id],
      overseer_id: [other.person.id],
      assistant_id: [other.person.id],
      group: [other.group],
      id: [other.map.id, other.person.id, ...other.rows],
      number: [77],
    };
    const missing = 2_000_000_000;
    // World data is visible to everyone.
    for (const operation of guarded.filter(({ scope }) => scope !== 'world')) {
      const params = acceptable(operation.params);
      const body = acceptable(operation.body);
      const spots = [
        ...Object.keys(params)
          .filter((name) => name in foreign)
          .map((name) => ({ where: params, name })),
        ...Object.keys(body)
          .filter((name) => name in foreign && name !== 'number' && typeof body[name] === 'number')
          .map((name) => ({ where: body, name })),
      ];
      for (const { where, name } of spots) {
        const ask = (value: unknown) =>
          send(operation, {
            token: everyone.token,
            params: where === params ? { ...params, [name]: value } : params,
            body: where === body ? { ...body, [name]: value } : body,
          });
        const b = await ask(name === 'number' && where === params ? '999' : missing);
        for (const theirs of foreign[name]!) {
          const a = await ask(theirs);
          expect([operation.name, name, a.statusCode, a.body]).toEqual([
            operation.name,
            name,
            b.statusCode,
            b.body,
          ]);
        }
      }
    }
  });

  it('survives random input without a fault', async () => {
    const most = amount('SHEAF_FUZZ_RUNS', 3, 30);
    // A read has no body, so repetitions are equal; and a session ends once.
    const runsOf = ({ method, name }: Definition): number =>
      method === 'GET' || name === 'access.declinePrivacyPolicy' ? 1 : most;
    for (const operation of allOperations) {
      const token = everyone.token;
      await fc.assert(
        fc.asyncProperty(nonsense(operation), async (body) => {
          const answer = await test.app.inject({
            method: operation.method,
            url: pathOf(operation.path, acceptable(operation.params)),
            headers: {
              ...(operation.name !== 'access.endSession' && { authorization: `Bearer ${token}` }),
              'content-type': 'application/json',
            },
            ...(operation.method !== 'GET' && { payload: JSON.stringify(body) ?? 'null' }),
          });
          expect(answer.statusCode, `${operation.name} ${answer.body}`).toBeLessThan(500);
        }),
        { numRuns: runsOf(operation) },
      );
    }
  });

  it('survives random path and query values without a fault', async () => {
    // A path without parameters varies only in its query, which all operations parse alike.
    const inQuery = hostilePathParts.filter((_, index) => index % 3 === 0);
    for (const operation of allOperations) {
      for (const part of isWholeRing && operation.path.includes('{') ? hostilePathParts : inQuery) {
        const url = `/api${operation.path.replaceAll(/\{\w+\}/g, part)}?page=${part}&x=%00`;
        const answer = await test.app.inject({
          method: operation.method,
          url,
          headers: { authorization: `Bearer ${everyone.token}` },
        });
        expect(answer.statusCode, `${operation.name} ${url}`).toBeLessThan(500);
      }
    }
  });

  it('returns the same answer to one key sent many times at once', async () => {
    for (const operation of guarded.filter(({ idempotent, upload }) => idempotent === 'key' && !upload)) {
      const person = await own.addPerson({ permissions: [...permissionKeys] });
      const headers = { 'idempotency-key': `suite-${operation.name}` };
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => send(operation, { token: person.token, headers })),
      );
      const distinct = new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`));
      expect([operation.name, [...distinct].length]).toEqual([operation.name, 1]);
    }
  });
});
