import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#app/build-app';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const script = 'start();';
const page = `<title>Sheaf</title><script src="/assets/first-12345678.js"></script><script>${script}</script>`;
let api: TestApp;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting();');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(
    join(folder, '.screen-files'),
    JSON.stringify([
      { path: '/auth', files: { en: ['assets/auth.js'], ar: ['assets/auth.js', 'assets/ar.js'] } },
      { path: '/map/:number', files: { en: ['assets/map.js', 'assets/map.css'], ar: ['assets/map.js'] } },
      { path: '/map/new', files: { en: ['assets/new.js'], ar: [] } },
      { path: '/long', files: { en: Array.from({ length: 99 }, (_, n) => `assets/${n}.js`), ar: [] } },
    ]),
  );
  writeFileSync(join(folder, 'assets', 'first-12345678.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'first-12345678.js.br'), 'packed');
  writeFileSync(join(folder, 'assets', 'first-12345678.js.gz'), 'zipped');
  api = await openTestApp();
  app = await buildApp(api.platform, { assets: folder });
});
afterAll(async () => {
  await app.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });

test('sends the page for a screen, with no framing, own scripts only, and the inline script by hash', async () => {
  for (const url of ['/', '/maps/12', '//assets/first']) {
    const { body, headers } = await ask(url);
    expect([url, body]).toEqual([url, page]);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
  }
});

test('X-TAGS an unchanged page, worker, manifest and description of the API are answered with 304', async () => {
  for (const url of ['/', '/service-worker.js', '/manifest.webmanifest', '/api/openapi.json']) {
    const { statusCode, headers } = await ask(url);
    const tag = String(headers.etag);
    expect([url, statusCode, tag]).toEqual([url, 200, expect.stringMatching(/^W\/"[\w+/-]{20,}"$/)]);
    const again = await app.inject({ url, headers: { 'if-none-match': tag } });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
    expect(again.headers.etag).toBe(tag);
    // A browser replaces the stored headers by those of a 304.
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await app.inject({ url, headers: { 'if-none-match': 'W/"other"' } });
    expect([url, other.statusCode]).toEqual([url, 200]);
  }
});

test('sends a file with a hash in its name as immutable, with few headers', async () => {
  const file = await ask('/assets/first-12345678.js');
  expect(file.body).toBe('packed');
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const said = Object.entries(file.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(said.join('').length).toBeLessThan(500);
});

test('sends gzip to a browser without Brotli, as on a connection without TLS', async () => {
  const sent = async (accepted: string) => {
    const file = await app.inject({
      url: '/assets/first-12345678.js',
      headers: { 'accept-encoding': accepted },
    });
    return [file.headers['content-encoding'], file.body];
  };
  expect(await sent('gzip, deflate')).toEqual(['gzip', 'zipped']);
  expect(await sent('gzip, deflate, br, zstd')).toEqual(['br', 'packed']);
  expect(await sent('deflate')).toEqual([undefined, 'export {};']);
  expect(await sent('')).toEqual([undefined, 'export {};']);
});

test('returns no page under the path of hashed files, so that none has their headers', async () => {
  for (const url of ['/assets/', '/assets/maps', '/assets/first-87654321.js'])
    expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
});

test('SHELL-X4 a page announces the files of its screen in the language of the browser', async () => {
  const linkOf = async (url: string, language = 'en-GB'): Promise<unknown> =>
    (await app.inject({ url, headers: { 'accept-language': language } })).headers['link'];
  const map =
    '</assets/map.js>;rel=modulepreload;crossorigin,</assets/map.css>;rel=preload;as=style;crossorigin';
  expect(await linkOf('/map/12/')).toBe(map);
  expect(await linkOf('/map/12?from=list')).toBe(map);
  expect(await linkOf('/map/new')).toContain('new.js');
  expect(await linkOf('/map/12/other')).toBeUndefined();
  expect(await linkOf('/auth', 'ar-EG,ar;q=0.9')).toContain('ar.js');
  expect(await linkOf('/?token=abc&source=sms')).toContain('auth.js');
  expect(await linkOf('/')).toBeUndefined();
  expect(await linkOf('/service-worker.js')).toBeUndefined();
});

test('SHELL-X4 the announcement fits the header buffer of a proxy', async () => {
  const { headers } = await ask('/long');
  expect(String(headers['link']).length).toBeLessThan(3000);
  expect(String(headers['link'])).toMatch(/crossorigin$/);
  expect((await ask('/.screen-files')).statusCode).toBe(404);
});
