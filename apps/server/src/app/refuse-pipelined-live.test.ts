/** X-LIVE-1: requests on a connection with an event stream, over real connections. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, openChanges } from '#platform/database/changes';
import { type LiveChannel, openLive } from '#platform/live/live';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let changes: Changes;
let live: LiveChannel;
let congregation: SeededCongregation;
let person: SeededPerson;
let port: number;

beforeAll(async () => {
  test = await openTestApp();
  changes = openChanges({ pool: test.database.app });
  live = openLive({ ...test.platform, changes });
  test.platform.live = live;
  while (!changes.hearing()) await pause(5);
  congregation = await seedCongregation(test.database.owner);
  person = await congregation.addPerson({ roles: [1] });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  live.close();
  await changes.close();
  await test.close();
});

const request = (line: string, token = person.token, body = ''): string =>
  `${line} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
  `${body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`}\r\n${body}`;
const openChannel = (path = '/api/live'): string => request(`GET ${path}`);
const addRole = (name: string): string =>
  request('POST /api/roles', person.token, JSON.stringify({ name, permissions: [1] }));

/** Sends the texts in one piece; resolves to the received text when the server has closed, or at `until`. */
function send(texts: string[], until?: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  let text = '';
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (until && text.includes(until)) resolve(text);
    });
    socket.once('close', () => resolve(text));
  });
  socket.write(texts.join(''));
  return { socket, answered };
}

const roleNames = async (): Promise<string[]> =>
  (
    await test.database.owner.query('select name from roles where congregation_id = $1', [congregation.id])
  ).rows.map(({ name }) => name);
const statuses = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!);
const inFlight = async (): Promise<string | undefined> =>
  /^sheaf_requests_in_flight (\d+)$/m.exec((await test.app.inject('/metrics')).body)?.[1];

it('X-LIVE-1 closes a connection that sends a request behind an event stream, and does not run it', async () => {
  await send([openChannel(), addRole('Behind a channel')]).answered;
  const { socket, answered } = send([openChannel()], 'event: state');
  await answered;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(addRole('Behind an open channel'));
  await closed;
  expect((await roleNames()).filter((name) => name.startsWith('Behind'))).toEqual([]);
  await expect.poll(live.size).toBe(0);
});

it('X-LIVE-1 answers 400 to an event stream behind an unanswered request, and runs nothing after it', async () => {
  const text = await send([addRole('Before'), openChannel(), addRole('After')]).answered;
  expect(statuses(text)).toEqual(['200', '400']);
  expect((await roleNames()).filter((name) => /^(Before|After)$/.test(name))).toEqual(['Before']);
  expect(live.size()).toBe(0);
});

it('X-LIVE-1 serves the next request on a connection whose event stream was refused', async () => {
  const { socket, answered } = send([request('GET /api/live', 'A'.repeat(43))], '}');
  expect(statuses(await answered)).toEqual(['401']);
  const next = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  socket.write(request('GET /api/roles'));
  expect(statuses(await next)).toEqual(['200']);
  socket.destroy();
});

it.each(['/api/live', '/api/live/', '/api/l%69ve'])(
  'X-LIVE does not count an open event stream at %s as a request in progress',
  async (path) => {
    const { socket, answered } = send([openChannel(path)], 'event: state');
    expect(await answered).toContain('event: state');
    expect([live.size(), await inFlight()]).toEqual([1, '0']);
    socket.destroy();
    await expect.poll(live.size).toBe(0);
  },
);

it('X-LIVE holds no channel of a connection that was lost before the channel opened', async () => {
  for (let count = 0; count < 40; count += 1) {
    const { socket, answered } = send([openChannel()]);
    await pause(count % 8);
    socket.resetAndDestroy();
    await answered;
  }
  await expect.poll(live.size).toBe(0);
});

it('X-LIVE ends the oldest of seven channels that one session opens at once during changes', async () => {
  const opened = Array.from({ length: 7 }, () => send([openChannel()], 'event: '));
  for (let count = 0; count < 10; count += 1) await congregation.addMap();
  await Promise.all(opened.map(({ answered }) => answered));
  expect(live.size()).toBe(5);
  for (const { socket } of opened) socket.destroy();
  await expect.poll(live.size).toBe(0);
});
