import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Geocoder, openGeocoder } from '#platform/places/geocoder';

let server: Server;
let asked: { text: string; at: number }[];
let answers: (() => { status: number; body: string })[];
let geocoder: Geocoder;
const pause = 120;

beforeEach(async () => {
  asked = [];
  answers = [];
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://x');
    asked.push({ text: searchParams.get('q')!, at: performance.now() });
    const { status, body } = (answers.shift() ?? (() => ({ status: 200, body: '[]' })))();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  geocoder = openGeocoder(`http://localhost:${(server.address() as AddressInfo).port}/search`, pause);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const found = () => ({ status: 200, body: '[{"lat":"-41.07","lon":"145.9"}]' });

it('ADDR-O8 returns a known place and requests it once', async () => {
  answers = [found];
  expect(await geocoder.find('8 Mount Street')).toEqual({ lat: -41.07, lng: 145.9 });
  expect(await geocoder.find('8 Mount Street')).toEqual({ lat: -41.07, lng: 145.9 });
  expect(asked.map(({ text }) => text)).toEqual(['8 Mount Street']);
});

it('ADDR-O8 serialises concurrent requests with a pause in between', async () => {
  answers = [found, found, found];
  await Promise.all(['a', 'b', 'c'].map((text) => geocoder.find(text)));
  expect(asked[1]!.at - asked[0]!.at).toBeGreaterThanOrEqual(pause - 5);
  expect(asked[2]!.at - asked[1]!.at).toBeGreaterThanOrEqual(pause - 5);
});

it('ADDR-O8 returns null for an unknown place, and retries after a refusal or an invalid answer', async () => {
  answers = [
    () => ({ status: 200, body: '[]' }),
    () => ({ status: 429, body: 'slow down' }),
    () => ({ status: 200, body: '<html>' }),
    found,
  ];
  expect(await geocoder.find('nowhere')).toBeNull();
  await expect(geocoder.find('8 Mount Street')).rejects.toThrow('429');
  await expect(geocoder.find('8 Mount Street')).rejects.toThrow();
  expect(await geocoder.find('8 Mount Street')).not.toBeNull();
});
