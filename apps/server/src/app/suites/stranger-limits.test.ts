import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { documentedPath, openApi } from '#app/open-api';
import { openStrangerLimits } from '#app/stranger-limits';
import { acceptable } from '#app/suites/example-values';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
const start = new Date('2026-11-20T08:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  test = await openTestApp({ strangerFactor: 1 });
  test.setNow(start);
});
afterAll(() => test.close());

const broken = '{"not": json';
const send = ({ method, path, params }: Definition, remoteAddress: string, app = test.app) =>
  app.inject({
    method,
    url: pathOf(path, acceptable(params)),
    remoteAddress,
    ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: broken }),
  });
/** Statuses of so many calls, with fewer concurrent calls than the limit of bodies per address. */
async function sendMany(count: number, ...call: Parameters<typeof send>) {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  while (answers.length < count) {
    const next = Array.from({ length: Math.min(50, count - answers.length) }, () => send(...call));
    answers.push(...(await Promise.all(next)));
  }
  return answers;
}
const strangers = allOperations.filter(({ permission }) => permission === 'public');

it('X-ADMIT-5 limits every public operation before its body is parsed', async () => {
  const settings = { ...test.platform.settings, strangerFactor: 0.1 };
  const app = await buildApp({ ...test.platform, settings });
  for (const operation of strangers) {
    const most = operation.limits!.perMinute! / 10;
    const answers = await sendMany(most + 3, operation, '192.0.2.7', app);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([operation.name, refused.length]).toEqual([operation.name, 3]);
    expect(refused[0]!.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused[0]!.headers['retry-after'])).toBe(Math.max(1, Math.ceil(60 / most)));
    expect((await send(operation, '192.0.2.8', app)).statusCode).not.toBe(429);
  }
  await app.close();
});

it('X-ADMIT-5 counts an IPv6 /64 as one address, and permits calls again later', async () => {
  const ask = async (address: string): Promise<number> => (await send(access.askForLink, address)).statusCode;
  for (let call = 0; call < 60; call += 1) expect(await ask(`2001:db8::${call + 1}`)).toBe(422);
  expect([await ask('2001:db8::ffff:1'), await ask('2001:db8:0:1::1')]).toEqual([429, 422]);
  test.setNow(later(1));
  expect([await ask('2001:db8::2'), await ask('2001:db8::3')]).toEqual([422, 429]);
  test.setNow(start);
});

it('X-ADMIT-5 multiplies the limits by the factor of the installation, with 0 for no limit', async () => {
  for (const [strangerFactor, allowed] of [
    [2, 120],
    [0, 130],
  ] as const) {
    const settings = { ...test.platform.settings, strangerFactor };
    const app = await buildApp({ ...test.platform, settings });
    const answers = await sendMany(130, access.askForLink, '192.0.2.9', app);
    expect(answers.filter(({ statusCode }) => statusCode === 422).length).toBe(allowed);
    await app.close();
  }
});

it('X-ADMIT-5 stores the allowances of a bounded number of addresses', () => {
  const limit = openStrangerLimits(1);
  const call = (address: string): string => {
    try {
      limit(access.askForLink, address, start);
      return 'in';
    } catch {
      return 'out';
    }
  };
  for (let calls = 0; calls < 60; calls += 1) call('192.0.2.1');
  expect(call('192.0.2.1')).toBe('out');
  for (let host = 0; host < 10_000; host += 1) call(`198.51.${host >> 8}.${host & 255}`);
  expect(call('192.0.2.1')).toBe('in');
});

it('X-ADMIT-5 documents 429 for every public operation and no other', () => {
  const paths = openApi().paths as Record<string, Record<string, { responses: object }>>;
  for (const { name, path, method, permission } of allOperations)
    expect([name, '429' in paths[documentedPath(path)]![method.toLowerCase()]!.responses]).toEqual([
      name,
      permission === 'public',
    ]);
});
