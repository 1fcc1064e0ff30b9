/** Each sender against a fake of its provider's wire format, including failures. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { androidSender } from '#platform/outbox/android-sender';
import { httpSender } from '#platform/outbox/http-sender';
import { askProvider, retryAfterSeconds } from '#platform/outbox/provider-answer';
import { SendFailure } from '#platform/outbox/send-failure';
import { twilioSender } from '#platform/outbox/twilio-sender';

interface ReceivedRequest {
  method: string;
  url: string;
  authorization: string;
  body: string;
}
type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

let server: Server;
let address: string;
let received: ReceivedRequest[];
let answer: Answer;

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

beforeEach(async () => {
  received = [];
  server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const heard = {
      method: request.method!,
      url: request.url!,
      authorization: request.headers.authorization ?? '',
      body: Buffer.concat(chunks).toString(),
    };
    received.push(heard);
    answer(heard, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const message = {
  id: 7,
  channel: 'sms' as const,
  recipient: '+61491570156',
  subject: '',
  body: 'Größe "ja" & {to}',
};
const failureOf = async (sending: Promise<unknown>): Promise<SendFailure> => {
  const error = await sending.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(SendFailure);
  return error as SendFailure;
};

const secret = 'not-to-be-told';
const twilio = () => twilioSender({ accountSid: 'AC1', authToken: secret, from: '+61400000000', address });
const basic = (user: string) => `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;

it("MSG-R11 sends Twilio's form and stores the id of the message", async () => {
  answer = json(201, { sid: 'SM123', status: 'queued' });
  expect(await twilio().send(message, '1.7')).toBe('SM123');
  const [request] = received;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: basic('AC1'),
  });
  expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual({
    To: '+61491570156',
    From: '+61400000000',
    Body: 'Größe "ja" & {to}',
  });
});

it('MSG-R17 requests status callbacks from Twilio if the address is https', async () => {
  answer = json(201, { sid: 'SM1' });
  const account = { accountSid: 'AC1', authToken: secret, from: 'MG9', address };
  await twilioSender({ ...account, reportsTo: 'https://sheaf.test' }).send(message, '3.7');
  await twilioSender({ ...account, reportsTo: 'http://localhost:3000' }).send(message, '3.7');
  const [told, silent] = received.map(({ body }) => new URLSearchParams(body).get('StatusCallback'));
  expect(told).toBe('https://sheaf.test/api/twilio-reports/3/7');
  expect(silent).toBeNull();
});

it('MSG-R11 sends through a Twilio messaging service instead of a number', async () => {
  answer = json(201, { sid: 'SM1' });
  await twilioSender({ accountSid: 'AC1', authToken: secret, from: 'MG9', address }).send(message, '1.7');
  const form = new URLSearchParams(received[0]!.body);
  expect([form.get('MessagingServiceSid'), form.get('From')]).toEqual(['MG9', null]);
});

it('MSG-R11 does not retry permanent Twilio errors, and retries a wrong password and a full queue', async () => {
  answer = json(400, { code: 21211, message: "The 'To' number is not valid", status: 400 });
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({
    permanent: true,
    message: "400 Twilio 21211: The 'To' number is not valid",
  });
  answer = json(401, { code: 20003, message: `Authenticate ${secret}`, status: 401 });
  const wrong = await failureOf(twilio().send(message, '1.7'));
  expect(wrong.permanent).toBe(false);
  expect(wrong.message).not.toContain(secret);
  answer = json(429, { code: 20429, message: 'Too Many Requests', status: 429 }, { 'retry-after': '120' });
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({
    permanent: false,
    retryAfterSeconds: 120,
  });
});

it('MSG-R11 retries an unreachable provider and one that answers with a web page', async () => {
  answer = (_, response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Closed for today</h1>');
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({ permanent: false, unsure: false });
  answer = (_, response) => response.writeHead(302, { location: `${address}/elsewhere` }).end();
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({ permanent: false, unsure: false });
  expect(received).toHaveLength(2);
  server.closeAllConnections();
  server.close();
  const away = await failureOf(twilio().send(message, '1.7'));
  expect(away).toMatchObject({ message: 'The SMS provider: not reached', unsure: false });
});

it('MSG-R18 treats a provider that received a message without answering as possibly accepting it', async () => {
  answer = () => {};
  const request = { url: `${address}/x`, method: 'GET' as const, headers: {}, secrets: [], patience: 50 };
  const silent = await failureOf(askProvider(request, () => null));
  expect(silent).toMatchObject({ message: 'The SMS provider: no answer in time', unsure: true });
  answer = (_, response) => response.destroy();
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({ unsure: true });
  answer = (_, response) => response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Late</h1>');
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({ unsure: true });
  answer = json(502, { code: 20500, message: 'Internal', status: 502 });
  expect(await failureOf(twilio().send(message, '1.7'))).toMatchObject({ unsure: false });
});

it('MSG-R18 accepts a confirmation whose body is truncated or endless', async () => {
  answer = (_, response) => {
    response.writeHead(201, { 'content-length': '500' }).write('{"sid":');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await twilio().send(message, '1.7')).toBeNull();
  answer = (_, response) => {
    response.writeHead(200);
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  };
  expect(await twilio().send(message, '1.7')).toBeNull();
});

it('MSG-R11 parses Retry-After in seconds and as a date', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  expect(retryAfterSeconds('90', now)).toBe(90);
  expect(retryAfterSeconds('Sat, 21 Nov 2026 09:02:00 GMT', now)).toBe(120);
  expect(retryAfterSeconds('Sat, 21 Nov 2026 08:00:00 GMT', now)).toBe(0);
  expect(retryAfterSeconds('soon', now)).toBeUndefined();
  expect(retryAfterSeconds(null, now)).toBeUndefined();
});

it("MSG-R11 fills the gateway's address and body without injection by texts", async () => {
  answer = json(200, {});
  const gateway = {
    url: `${address}/send?key=k-123`,
    body: '{"phone":"{to}","sms":{"text":"{text}","lines":["{reference}"]}}',
    authorization: `Bearer ${secret}`,
  };
  await httpSender(gateway).send(message, '1.7');
  expect(received[0]).toMatchObject({ method: 'POST', authorization: `Bearer ${secret}` });
  expect(JSON.parse(received[0]!.body)).toEqual({
    phone: '+61491570156',
    sms: { text: 'Größe "ja" & {to}', lines: ['1.7'] },
  });
  answer = json(500, { error: secret });
  expect((await failureOf(httpSender(gateway).send(message, '1.7'))).message).not.toContain(secret);
});

it('MSG-R11 sends a GET to the gateway without a body', async () => {
  answer = json(200, {});
  const url = `${address}/send?to={to}&text={text}`;
  await httpSender({ url, body: null, authorization: null }).send(message, '1.7');
  expect(received[0]!.method).toBe('GET');
  const asked = new URL(received[0]!.url, address).searchParams;
  expect([asked.get('to'), asked.get('text')]).toEqual([message.recipient, message.body]);
});

const phone = () => androidSender({ address, user: 'u', password: secret, device: 'd-1' });

it('MSG-R11 queues a message on the own phone once under our reference, even if an answer was lost', async () => {
  const known = new Set<string>();
  answer = ({ body }, response) => {
    const { id } = JSON.parse(body) as { id: string };
    if (known.has(id)) return json(409, { message: 'duplicate id' })(received[0]!, response);
    known.add(id);
    return response.destroy();
  };
  expect(await failureOf(phone().send(message, '1.7'))).toMatchObject({ permanent: false, unsure: false });
  expect(await phone().send(message, '1.7')).toBe('1.7');
  expect(known.size).toBe(1);
  expect(received[0]!.authorization).toBe(basic('u'));
  expect(JSON.parse(received[0]!.body)).toEqual({
    id: '1.7',
    textMessage: { text: message.body },
    phoneNumbers: ['+61491570156'],
    withDeliveryReport: true,
    deviceId: 'd-1',
  });
});

it("MSG-R11 reports the phone's own error text", async () => {
  answer = json(400, { message: 'invalid phone number' });
  expect(await failureOf(phone().send(message, '1.7'))).toMatchObject({
    permanent: true,
    message: '400 invalid phone number',
  });
});
