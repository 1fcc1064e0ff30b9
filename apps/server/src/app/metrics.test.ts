/** X-METRICS: access to the metrics. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import type { Platform } from '#platform/platform';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const token = 'a-token-of-24-characters';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function serve(settings: Partial<Platform['settings']>) {
  const app = await buildApp({ ...test.platform, settings: { ...test.platform.settings, ...settings } });
  await app.ready();
  return {
    read: async (authorization?: string) => {
      const answer = await app.inject({
        url: '/metrics',
        headers: { ...(authorization && { authorization }) },
      });
      return [answer.statusCode, answer.body.includes('sheaf_request_seconds')];
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

it('X-METRICS answers 404 in production without SHEAF_METRICS, and is open in development', async () => {
  await using production = await serve({ development: false });
  expect(await production.read()).toEqual([404, false]);
  await using trial = await serve({ development: true });
  expect(await trial.read()).toEqual([200, true]);
});

it('X-METRICS requires the token of SHEAF_METRICS on the public port, also in development', async () => {
  for (const development of [false, true]) {
    await using app = await serve({ development, metrics: { token } });
    expect(await app.read(`Bearer ${token}`)).toEqual([200, true]);
    for (const wrong of [undefined, token, 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`])
      expect(await app.read(wrong)).toEqual([401, false]);
  }
});

it('X-METRICS serves a separate loopback port instead of the public one', async () => {
  await using app = await serve({ development: true, metrics: { port: 39_464 } });
  const own = await fetch('http://127.0.0.1:39464/metrics');
  expect([own.status, (await own.text()).includes('sheaf_live_channels 0')]).toEqual([200, true]);
  expect((await fetch('http://127.0.0.1:39464/')).status).toBe(404);
  expect(await app.read()).toEqual([404, false]);
  await expect(serve({ metrics: { port: 39_464 } })).rejects.toThrow(
    /^The port of SHEAF_METRICS cannot be opened/,
  );
});
