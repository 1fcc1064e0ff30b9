import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = (encoding: string, url = '/api/openapi.json') =>
  app.app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('compresses a large answer with the best accepted coding and sets Vary', async () => {
  const plain = await ask('');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(String(brotli.headers.vary)).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  const gzipped = await ask('gzip, br;q=0');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.payload);
});

test('sends small answers, and answers without an accepted coding, uncompressed', async () => {
  expect((await ask('br;q=0, gzip; q=0.0')).headers['content-encoding']).toBeUndefined();
  expect((await ask('zstd')).headers['content-encoding']).toBeUndefined();
  expect((await ask('br', '/livez')).headers['content-encoding']).toBeUndefined();
});
