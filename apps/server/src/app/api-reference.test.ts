import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-DOCS allows the page of the API only scripts of this server and those named by their hash, and no evaluation', async () => {
  const page = await test.app.inject('/api/docs/');
  const [scripts] = /script-src ([^;]+)/.exec(String(page.headers['content-security-policy']))!.slice(1);
  const inPage = [...page.body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)];
  const hashes = inPage.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
  expect(scripts!.split(' ')).toEqual(["'self'", ...hashes]);
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(page.body.indexOf('jitless')).toBeLessThan(page.body.indexOf('js/scalar.js'));
});

it('X-DOCS answers the same script packed and plain', async () => {
  const plain = await test.app.inject('/api/docs/js/scalar.js');
  const packed = await test.app.inject({
    url: '/api/docs/js/scalar.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

it('X-DOCS turns off what would send the description to servers of others', async () => {
  const { body } = await test.app.inject('/api/docs/');
  const [, text] = /createApiReference\('#app', (\{.*?\n\s*\})\)/s.exec(body)!;
  expect(JSON.parse(text!)).toMatchObject({
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    telemetry: false,
  });
});
