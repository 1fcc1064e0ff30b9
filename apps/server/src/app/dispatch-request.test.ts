/** Request data of an operation besides its input. */
import type { Definition } from '@sheaf/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveTrial, trialWrite as write } from '#app/suites/trial-operation';
import type { Handler } from '#platform/handle';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let editor: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  editor = await (await seedCongregation(test.database.owner)).addPerson({
    permissions: ['settings.events'],
  });
});
afterAll(() => test.close());

const told = async ({ origin, wire }: Handler<never>) => ({
  origin,
  text: wire.text,
  headers: ['x-trial', 'set-cookie', 'x-other'].map((name) => wire.header(name) ?? 'none'),
});
const open = { ...write, permission: 'public', scope: 'none' } as unknown as Definition;

it.each([
  ['an operation of who is signed in', write],
  ['a public operation', open],
] as const)('%s receives the device, address and headers of the request', async (_, operation) => {
  const call = serveTrial(test, operation, told as never);
  const headers = { 'user-agent': 'K'.repeat(200), 'x-trial': 'one', 'set-cookie': ['a=1', 'b=2'] };
  const person = operation === write ? editor : null;
  expect((await call(person, { headers })).data).toEqual({
    origin: { device: 'K'.repeat(190), ip: '127.0.0.1' },
    text: '{"word":"one"}',
    // A repeated header is not a single string.
    headers: ['one', 'none', 'none'],
  });
  expect((await call(person, { headers: { 'user-agent': undefined as never } })).data.origin.device).toBe(
    'unknown',
  );
});

it('reports an invalid idempotency key as not valid', async () => {
  const { problem } = await serveTrial(test, write, async () => ({}))(editor, { key: 'short' });
  expect(problem.errors).toEqual({ 'idempotency-key': [expect.stringMatching(/not valid|cannot be used/i)] });
});
