import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-HEADERS forbids framing of pages and answers', async () => {
  for (const url of ['/', '/api/docs/', '/api/openapi.json', '/api/alerts', '/livez'])
    expect([url, (await test.app.inject(url)).headers['x-frame-options']]).toEqual([url, 'DENY']);
});

it('X-HEADERS permits pages only the device features that the app uses', async () => {
  for (const url of ['/', '/api/docs/']) {
    const policy = String((await test.app.inject(url)).headers['permissions-policy']).split(', ');
    expect(policy).toEqual(expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()']));
  }
});

it('X-HEADERS names the authentication scheme with every 401', async () => {
  const { status, headers } = await test.call(dashboard.readAlerts, {});
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
});

it('X-HEADERS serves security.txt only if the installation names a contact', async () => {
  const url = '/.well-known/security.txt';
  expect((await test.app.inject(url)).statusCode).toBe(404);
  const settings = { ...test.platform.settings, securityContact: 'mailto:security@example.org' };
  const named = await buildApp({ ...test.platform, settings });
  const answer = await named.inject(url);
  await named.close();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires, canonical] = answer.body.trim().split('\n');
  expect([contact, canonical]).toEqual([
    'Contact: mailto:security@example.org',
    'Canonical: http://sheaf.test/.well-known/security.txt',
  ]);
  const at = Date.parse(expires!.replace('Expires: ', ''));
  expect(at).toBeGreaterThan(test.platform.clock().getTime());
});
