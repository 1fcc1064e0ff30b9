/**
 * X-WIRES: each wire to another machine ends at its deadline, whether the peer is silent or answers byte by byte.
 * The database has suites of its own (X-SILENT).
 */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { strictFetch } from '#platform/fetch/strict-fetch';
import { androidSender } from '#platform/outbox/android-sender';
import { handOver } from '#platform/outbox/hand-over';
import { httpSender } from '#platform/outbox/http-sender';
import { newPushKeys, pushSender } from '#platform/outbox/push-sender';
import { SendFailure } from '#platform/outbox/send-failure';
import { smtpSender } from '#platform/outbox/smtp-sender';
import { twilioSender } from '#platform/outbox/twilio-sender';
import { openGeocoder } from '#platform/places/geocoder';

interface Wire {
  name: string;
  /** The request has to fail within these seconds. */
  seconds: number;
  ask(port: number): Promise<unknown>;
}

const message = {
  id: 1,
  channel: 'email',
  recipient: 'ruth@example.org',
  subject: 'Subject',
  body: 'Text',
} as const;

/** The product allows 90 seconds. */
const handOverSeconds = 5;

async function handedOver(send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const said = await handOver(send, handOverSeconds * 1000);
  if (said instanceof SendFailure) throw said;
}

const phone = createECDH('prime256v1').generateKeys('base64url');
const device = { id: 1, p256dh: phone, auth: randomBytes(16).toString('base64url') };

const wires: readonly Wire[] = [
  {
    name: 'mail',
    seconds: handOverSeconds + 2,
    ask: (port) =>
      handedOver((signal) =>
        smtpSender(`smtp://127.0.0.1:${port}`, 'Sheaf <a@example.org>').send(message, 'r1', signal),
      ),
  },
  {
    name: 'SMS by Twilio',
    seconds: 27,
    ask: (port) =>
      twilioSender({
        accountSid: 'AC1',
        authToken: 'secret',
        from: 'MG1',
        address: `http://127.0.0.1:${port}`,
      }).send(message, 'r1'),
  },
  {
    name: 'SMS by a gateway',
    seconds: 27,
    ask: (port) =>
      httpSender({ url: `http://127.0.0.1:${port}/{to}`, body: null, authorization: null }).send(
        message,
        'r1',
      ),
  },
  {
    name: 'SMS by an own phone',
    seconds: 27,
    ask: (port) =>
      androidSender({
        address: `http://127.0.0.1:${port}`,
        user: 'user',
        password: 'secret',
        device: null,
      }).send(message, 'r1'),
  },
  {
    name: 'push',
    seconds: 27,
    ask: (port) =>
      pushSender({ allows: () => true }).send(
        { ...device, endpoint: `http://127.0.0.1:${port}/push` },
        newPushKeys(),
        '{}',
      ),
  },
  {
    name: 'search of a place',
    seconds: 12,
    ask: (port) => openGeocoder(`http://127.0.0.1:${port}/search`).find('12 Harbour Road'),
  },
  {
    name: 'download of a workbook',
    seconds: 3,
    ask: (port) =>
      strictFetch(
        new URL('https://files.example.org/file'),
        { bytes: 1000, seconds: 2 },
        { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isPublic: () => true, request, port },
      ),
  },
  {
    name: 'name of a host',
    seconds: 3,
    ask: (port) =>
      strictFetch(
        new URL('https://files.example.org/file'),
        { bytes: 1000, seconds: 2 },
        { resolve: () => new Promise(() => {}), isPublic: () => true, request, port },
      ),
  },
];

const sockets = new Set<Socket>();

async function listen(behave: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

let silent: Server;
let slow: Server;
beforeAll(async () => {
  silent = await listen(() => undefined);
  // An answer of HTTP that does not end, one byte after the other.
  slow = await listen((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n');
    const dripping = setInterval(() => socket.write('1'), 200);
    socket.once('close', () => clearInterval(dripping));
  });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  slow.close();
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

for (const { name, seconds, ask } of wires) {
  it.concurrent(`X-WIRES ${name}: a silent peer is left within ${seconds} s`, async ({ expect: hope }) => {
    const since = performance.now();
    await hope(ask(portOf(silent))).rejects.toThrow();
    hope((performance.now() - since) / 1000).toBeLessThan(seconds);
  });
  it.concurrent(`X-WIRES ${name}: a slow peer is left within ${seconds} s`, async ({ expect: hope }) => {
    const since = performance.now();
    // The status of a provider is an acceptance, also without the rest of the answer.
    await ask(portOf(slow)).catch((error: unknown) => hope(error).toBeInstanceOf(Error));
    hope((performance.now() - since) / 1000).toBeLessThan(seconds);
  });
}

it('X-WIRES a sender that ignores the signal of its deadline is left a second later', async () => {
  const since = performance.now();
  expect(await handOver(() => new Promise(() => {}), 50)).toBeInstanceOf(SendFailure);
  expect(performance.now() - since).toBeLessThan(5000);
});
