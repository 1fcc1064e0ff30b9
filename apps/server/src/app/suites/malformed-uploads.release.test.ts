/**
 * Every upload operation against every malformed form, and every operation against malformed content types:
 * never a fault.
 */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptable } from '#app/suites/example-values';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let everyone: SeededPerson;
let port: number;

beforeAll(async () => {
  test = await openTestApp();
  everyone = await (await seedCongregation(test.database.owner)).addPerson({
    permissions: [...permissionKeys],
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

// The body of a read is never parsed.
const writes = allOperations.filter(({ method }) => method !== 'GET');
const uploads = allOperations.filter(({ upload }) => upload !== undefined);
const part = (header: string, content = 'abc'): string => `--x\r\n${header}\r\n\r\n${content}\r\n`;
const filePart = part('content-disposition: form-data; name="file"; filename="a.csv"');
const end = '--x--\r\n';
const multipart = 'multipart/form-data; boundary=x';

interface MalformedUpload {
  type?: string;
  body: string;
  headers?: Record<string, string>;
}

const malformed: Record<string, MalformedUpload> = {
  'no final boundary': { body: filePart },
  'no boundary parameter': { type: 'multipart/form-data', body: filePart + end },
  'an empty boundary': { type: 'multipart/form-data; boundary=', body: filePart + end },
  'another boundary': { type: 'multipart/form-data; boundary=y', body: filePart + end },
  'a boundary of 10 kB': {
    type: `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
    body: filePart + end,
  },
  'a boundary of 300 characters': {
    type: `multipart/form-data; boundary=${'x'.repeat(300)}`,
    body: filePart,
  },
  'another multipart type': { type: 'multipart/mixed; boundary=x', body: filePart + end },
  'no body': { body: '' },
  'only the end': { body: end },
  'no part': { body: `--x\r\n${end}` },
  'no CRLF': { body: filePart.replaceAll('\r\n', '\n') + end },
  'a file part without a name': { body: part('content-disposition: form-data; filename="a.csv"') + end },
  'a field part without a name': { body: part('content-disposition: form-data') + end },
  'a part without headers': { body: part('') + end },
  'a part that is an attachment': { body: part('content-disposition: attachment; name="file"') + end },
  'a field named __proto__': {
    body: filePart + part('content-disposition: form-data; name="__proto__"') + end,
  },
  'a file named constructor': {
    body: part('content-disposition: form-data; name="constructor"; filename="a"') + filePart + end,
  },
  'a field named toString[]': {
    body: filePart + part('content-disposition: form-data; name="toString[]"') + end,
  },
  'a name with a line break': {
    body: part('content-disposition: form-data; name="fi\nle"; filename="a"') + end,
  },
  'truncated in a header': { body: '--x\r\ncontent-disposition: form-da' },
  'truncated in a file': {
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab',
  },
  'truncated in the boundary': { body: `${filePart}--` },
  'a header of 100 kB': {
    body: part(`content-disposition: form-data; name="file"; x="${'y'.repeat(100_000)}"`) + end,
  },
  '1,000 fields': { body: part('content-disposition: form-data; name="a"').repeat(1000) + filePart + end },
  '1,000 files': { body: filePart.repeat(1000) + end },
  'a field of 100 kB': {
    body: filePart + part('content-disposition: form-data; name="dry_run"', 'y'.repeat(100_000)) + end,
  },
  'a JSON field that is no JSON': {
    body:
      filePart +
      part('content-disposition: form-data; name="columns"\r\ncontent-type: application/json', '{') +
      end,
  },
  'a JSON field for text': {
    body:
      filePart +
      part(
        'content-disposition: form-data; name="dry_run"\r\ncontent-type: application/json',
        '{"a":{"__proto__":1}}',
      ) +
      end,
  },
  'an unknown charset': {
    body:
      filePart +
      part('content-disposition: form-data; name="dry_run"\r\ncontent-type: text/plain; charset=nope') +
      end,
  },
  'a name of broken percent signs': {
    body: part("content-disposition: form-data; name*=utf-8''%E0%A4%A; filename*=nope''%zz") + end,
  },
  'a nested multipart': {
    body:
      part('content-disposition: form-data; name="file"\r\ncontent-type: multipart/mixed; boundary=y') + end,
  },
  'a compressed body': { body: filePart + end, headers: { 'content-encoding': 'gzip' } },
};

const send = ({ method, path, params }: Definition, { type = multipart, body, headers }: MalformedUpload) =>
  test.app.inject({
    method,
    url: pathOf(path, acceptable(params)),
    headers: { authorization: `Bearer ${everyone.token}`, 'content-type': type, ...headers },
    payload: body,
  });

it.each(Object.entries(malformed))('X-ADMIT-6 refuses an upload with %s', async (name, given) => {
  for (const operation of uploads) {
    const { statusCode, body } = await send(operation, given);
    const told = `${operation.name}: ${statusCode} ${body.slice(0, 200)}`;
    expect([413, 415, 422].includes(statusCode) || statusCode, told).toBe(true);
    expect(body.length, told).toBeLessThan(20_000);
    if (name === 'a compressed body') expect(statusCode).toBe(415);
  }
});

/**
 * Sends the bytes of a request, ends the connection in the given way and resolves to the first line of the
 * answer.
 */
async function speak(text: string, finish: 'end' | 'destroy'): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1');
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text, () => (finish === 'end' ? socket.end() : socket.destroy()));
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return answer.split('\r\n')[0]!;
}

it('X-ADMIT-6 survives truncated uploads and wrong lengths', async () => {
  for (const { method, path, params } of uploads) {
    const begin = (length: string | number): string =>
      [
        `${method} ${pathOf(path, acceptable(params))} HTTP/1.1`,
        'Host: a',
        `Authorization: Bearer ${everyone.token}`,
        `Content-Type: ${multipart}`,
        length === '' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
        '\r\n',
      ].join('\r\n');
    const whole = filePart + end;
    const answers = [
      await speak(begin(whole.length + 100) + whole, 'end'),
      await speak(begin(whole.length + 100) + whole, 'destroy'),
      await speak(begin(whole.length - 20) + whole, 'end'),
      await speak(`${begin('')}10\r\nabc`, 'end'),
      await speak(`${begin('')}zz\r\nabc`, 'end'),
      await speak(begin(-5) + whole, 'end'),
      await speak(begin(whole.length).replace('=x', `=${'x'.repeat(1_000_000)}`), 'end'),
    ];
    expect(answers.filter((answer) => / 5\d\d /.test(answer))).toEqual([]);
  }
  expect((await test.app.inject('/livez')).statusCode).toBe(200);
});

const contentTypes = [
  '',
  ';',
  'application',
  'application/',
  '/json',
  'application/json; charset=nope',
  'application/json;',
  'application/json; boundary="',
  'application/json\u0080',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/byteranges; boundary=x',
  '__proto__',
  'constructor/prototype',
  `application/${'x'.repeat(8000)}`,
];
/** All types for every operation are 8,000 requests: the other operations take one type each in rotation. */
const meetsEveryType = new Set([
  'access.openLink',
  'messages.takeTwilioReport',
  'billing.takePaymentEvent',
  'events.addEvent',
  'maps.uploadMapPicture',
]);
const texts = [
  '%',
  '%E0%A4%A=%zz&&==&__proto__=1&constructor=2',
  '{"__proto__":{"a":1}}',
  '\u0000',
  '--x--\r\n',
];

it('X-ADMIT-6 answers every write with a malformed content type without a fault', async () => {
  for (const [place, operation] of writes.entries()) {
    for (const [turn, type] of contentTypes.entries()) {
      if (!meetsEveryType.has(operation.name) && turn !== place % contentTypes.length) continue;
      const answer = await test.app.inject({
        method: operation.method,
        url: pathOf(operation.path, acceptable(operation.params)),
        headers: {
          // Without a token, because this operation would end the session.
          ...(operation.name !== 'access.endSession' && { authorization: `Bearer ${everyone.token}` }),
          'content-type': type,
        },
        payload: texts[turn % texts.length]!,
      });
      expect(answer.statusCode, `${operation.name} ${type} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    }
  }
});

it.each([
  '/api/maps/%',
  '/api/maps/%E0%A4%A',
  '/api/maps/%00',
  `/api/maps/${'9'.repeat(5000)}`,
  '/api/maps?filters[%E0%A4%A]=1&%=%zz',
])('X-ADMIT-6 answers a malformed address without a fault: %#', async (url) => {
  const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${everyone.token}` } });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});
