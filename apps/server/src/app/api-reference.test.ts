import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-DOCS allows only own scripts and those with a listed hash on the API page, and no eval', async () => {
  const page = await test.app.inject('/api/docs/');
  const [scripts] = /script-src ([^;]+)/.exec(String(page.headers['content-security-policy']))!.slice(1);
  const inPage = [...page.body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)];
  const hashes = inPage.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
  expect(scripts!.split(' ')).toEqual(["'self'", ...hashes]);
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(page.body.indexOf('jitless')).toBeLessThan(page.body.indexOf('js/scalar.js'));
});

it('X-DOCS returns the same script compressed and uncompressed', async () => {
  const plain = await test.app.inject('/api/docs/js/scalar.js');
  const packed = await test.app.inject({
    url: '/api/docs/js/scalar.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

it('X-DOCS disables features that would send the description to third parties', async () => {
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
