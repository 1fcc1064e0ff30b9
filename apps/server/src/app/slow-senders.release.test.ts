import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let admin: SeededPerson;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  test = await openTestApp();
  admin = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
});
afterAll(() => test.close());

/** A server with the given timeout on a port. */
async function serve(seconds: number, proxies = 0) {
  const settings = { ...test.platform.settings, trustProxy: proxies };
  const app = await buildApp(
    { ...test.platform, settings },
    { patience: { seconds, uploadSeconds: seconds * 20 } },
  );
  await app.listen({ port: 0, host: '0.0.0.0' });
  port = (app.server.address() as AddressInfo).port;
  return {
    async [Symbol.asyncDispose]() {
      for (const socket of open.splice(0)) socket.destroy();
      await app.close();
    },
  };
}

/** Connections that send this text and wait. */
function send(count: number, text: string, from = '127.0.0.1'): Socket[] {
  const made = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {});
    socket.resume();
    socket.write(text);
    return socket;
  });
  open.push(...made);
  return made;
}

const closed = (sockets: readonly Socket[]) =>
  Promise.all(
    sockets.map(
      (socket) => socket.closed || new Promise((resolve) => socket.once('close', () => resolve(true))),
    ),
  );

/** Answer to a complete request from an address. */
async function ask(text: string, from: string): Promise<string> {
  const [socket] = send(1, text, from);
  let answer = '';
  socket!.on('data', (bytes) => {
    answer += bytes.toString('latin1');
  });
  await closed([socket!]);
  return answer;
}
const statusOf = async (text: string, from: string): Promise<number> =>
  Number((await ask(text, from)).split(' ')[1]);

const readMaps = () =>
  `GET /api${maps.listMaps.path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${admin.token}\r\n\r\n`;
const askForLink = (body: string, length = body.length) =>
  `POST /api/auth/link-requests HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

const beginUpload = (token: string, length: number) =>
  `POST /api${noticeboard.addFile.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n--x\r\n`;

it('X-SLOW-1 serves others, also of the same address, during 650 requests with missing bodies', async () => {
  await using _ = await serve(60);
  const slow = send(650, askForLink('{"contact"', 120));
  await Promise.all(slow.map((socket) => socket.destroyed || once(socket, 'connect').catch(() => {})));
  for (const from of ['127.0.0.2', '127.0.0.1']) expect(await statusOf(readMaps(), from)).toBe(200);
  expect(await statusOf(askForLink('{}'), '127.0.0.2')).toBe(422);
});

it('X-SLOW-2 waits for a bounded number of bodies of one address, and refuses the others with a retry', async () => {
  await using _ = await serve(60);
  const slow = send(100, askForLink('{"contact"', 120));
  await once(slow.at(-1)!, 'data');
  expect(await statusOf(askForLink('{}'), '127.0.0.1')).toBe(503);
  expect(await statusOf(askForLink('{}'), '127.0.0.2')).toBe(422);
});

it('X-SLOW-5 waits for a bounded number of bodies of one IPv6 /64, from any of its addresses', async () => {
  await using _ = await serve(60, 1);
  const from = (address: string, text: string): string =>
    text.replace('Host: a\r\n', `Host: a\r\nX-Forwarded-For: ${address}\r\n`);
  const slow = Array.from({ length: 100 }, (_address, n) =>
    send(1, from(`2001:db8:0:12::${n + 1}`, askForLink('{"contact"', 120))),
  ).flat();
  await once(slow.at(-1)!, 'data');
  expect(await statusOf(from('2001:db8:0:12:9::9', askForLink('{}')), '127.0.0.1')).toBe(503);
  expect(await statusOf(from('2001:db8:0:13::1', askForLink('{}')), '127.0.0.1')).toBe(422);
});

it('X-SLOW-3 closes connections with an incomplete head, body or upload', async () => {
  await using _ = await serve(1);
  const upload = beginUpload(admin.token, 5_000_000);
  const slow = [
    ...send(20, 'GET /api/maps HTTP/1.1\r\nHost: a\r\nX-Slow: '),
    ...send(20, ''),
    ...send(20, askForLink('{"contact"', 120)),
    ...send(5, upload),
    ...send(5, upload.replace(admin.token, 'x')),
  ];
  await closed(slow);
  expect(await statusOf(askForLink('{}'), '127.0.0.1')).toBe(422);
});

it('X-SLOW-2 holds a bounded number of silent connections of one address, and accepts others', async () => {
  await using _ = await serve(60);
  const silent = send(400, 'GET /api/maps HTTP/1.1\r\n');
  await closed(silent.slice(-100));
  expect(await statusOf(readMaps(), '127.0.0.2')).toBe(200);
  for (const socket of silent.slice(0, 10)) socket.destroy();
  await closed(silent.slice(0, 10));
  await expect.poll(() => statusOf(readMaps(), '127.0.0.1')).toBe(200);
});

it('X-SLOW-4 leaves room for uploads of another congregation during uploads of one', async () => {
  await using _ = await serve(60);
  const other = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  const answers = send(10, beginUpload(admin.token, 20_000_000)).map((socket) =>
    once(socket, 'data').then(([bytes]) => String(bytes).slice(9, 12)),
  );
  expect(await Promise.race(answers)).toBe('503');
  const small =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n';
  const whole = beginUpload(other.token, small.length).replace(
    '\r\n\r\n--x\r\n',
    `\r\nConnection: close\r\n\r\n${small}`,
  );
  expect(await statusOf(whole, '127.0.0.1')).toBe(200);
});
