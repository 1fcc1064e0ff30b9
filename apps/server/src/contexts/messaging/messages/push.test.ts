import { messages } from '@sheaf/contract/messaging/messages/messages';
import { access } from '@sheaf/contract/people/access/access';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newPushKeys, pushSender } from '#platform/outbox/push-sender';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import type { Sender } from '#platform/outbox/sender';
import type { Senders } from '#platform/outbox/senders';
import { type Browser, openPushService } from '#platform/testing/push-service';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let congregation: SeededCongregation;
let sender: SeededPerson;
let elder: SeededPerson;
let mailed: string[];

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, [congregation.id, ...values])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
  service = await openPushService();
});
beforeEach(async () => {
  mailed = [];
  service.heard.length = 0;
  congregation = await seedCongregation(test.database.owner);
  await query(
    `insert into domain_settings (congregation_id, part, settings)
    select congregation_id, 'automatic_messaging', '{"manual": true}' from congregations where congregation_id = $1`,
  );
  sender = await congregation.addPerson({ permissions: ['settings.send_messages'], appointment: 'guest' });
  elder = await congregation.addPerson({
    appointment: 'elder',
    phone: '+61491570156',
    email: 'a@example.org',
  });
});
afterAll(async () => {
  service.close();
  await test.close();
});

const never: Sender = {
  send: () => Promise.reject(new Error('nothing goes this way')),
  keepsBody: false,
  close: () => {},
};
const senders: Senders = {
  email: {
    ...never,
    async send({ recipient }) {
      mailed.push(recipient);
      return null;
    },
  },
  sms: never,
  ownPhone: () => never,
  push: pushSender({ address: 'https://sheaf.test', allows: () => true }),
};

const apple = 'https://web.push.apple.com/';
const add = (as: string, body: Browser) => test.call(messages.addPushDevice, { as, body });

/**
 * Adds a device of the stand-in, which the operation would refuse, because its service belongs to no browser.
 */
async function giveDevice(person: SeededPerson): Promise<Browser> {
  await test.call(messages.beginPush, { as: person.token });
  const browser = service.subscribe();
  const added = await add(person.token, { ...browser, endpoint: apple + browser.auth });
  expect(added.status).toBe(200);
  await query('update push_devices set endpoint = $2 where congregation_id = $1 and id = $3', [
    browser.endpoint,
    added.data.id,
  ]);
  return browser;
}
const devices = async (person: SeededPerson) =>
  (await test.call(messages.listPushDevices, { as: person.token })).data;
const preference = (way: 'push' | 'email' | null) =>
  test.call(messages.saveNotificationPreferences, { as: elder.token, body: { manual: way } });
const write = (dry_run = false) =>
  test.call(messages.sendMessages, {
    as: sender.token,
    body: { to: 1, message: `Meeting moved ${'x'.repeat(300)}`, dry_run },
  });
const stored = async () =>
  (
    await query<{ id: number; state: string; channel: string; failure: string | null; cents: number }>(
      'select id, state, channel, failure, cents from outgoing_messages where congregation_id = $1',
    )
  )[0]!;
const send = async () =>
  sendQueuedMessage(test.platform, senders)({ congregationId: congregation.id, id: (await stored()).id });

it('MSG-R16 sends a push to every device of its person, encrypted, signed and free', async () => {
  const [phone, tablet] = [await giveDevice(elder), await giveDevice(elder)];
  await preference('push');
  expect((await write(true)).data).toMatchObject({ sms: 0, emails: 0, pushes: 1, cost: 0 });
  await write();
  await Promise.all([send(), send()]);
  expect(service.heard.map(({ path }) => path).sort()).toEqual(
    [phone, tablet].map(({ endpoint }) => new URL(endpoint).pathname).sort(),
  );
  const [heard] = service.heard;
  expect(heard!.payload).toEqual({
    to: `${congregation.id}.${elder.id}`,
    title: 'Message from Burnie',
    text: expect.stringMatching(/^Meeting moved x+…$/),
    path: '/',
  });
  expect(heard!.payload.text).toHaveLength(160);
  const { key } = (await test.call(messages.beginPush, { as: elder.token })).data;
  expect(heard!.key).toBe(key);
  expect(heard!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' });
  expect(await stored()).toMatchObject({ state: 'sent', channel: 'push', cents: 0 });
  expect((await devices(elder)).every(({ last_used_at }) => last_used_at !== null)).toBe(true);
});

it('MSG-R14 removes a device that its service no longer knows, and sends to the others', async () => {
  const [gone, kept] = [await giveDevice(elder), await giveDevice(elder)];
  service.answer(gone, 410);
  await preference('push');
  await write();
  await send();
  expect(service.heard.map(({ path }) => path)).toEqual([new URL(kept.endpoint).pathname]);
  expect(await devices(elder)).toHaveLength(1);
});

it('MSG-R16 falls back to e-mail without a device, and never to SMS', async () => {
  service.answer(await giveDevice(elder), 404);
  await preference('push');
  await write();
  await send();
  expect(await devices(elder)).toEqual([]);
  expect(await stored()).toMatchObject({ state: 'queued', channel: 'email' });
  await send();
  expect(mailed).toEqual(['a@example.org']);
  expect((await write(true)).data).toMatchObject({ sms: 0, emails: 1, pushes: 0, cost: 0 });
  await query('update people set email = null where congregation_id = $1 and id = $2', [elder.id]);
  expect((await write(true)).data).toMatchObject({ sent: 0, refusal: 'no-recipients' });
});

it('MSG-R16 fails a message without device and address, with the reason', async () => {
  service.answer(await giveDevice(elder), 410);
  await preference('push');
  await write();
  await query('update people set email = null where congregation_id = $1 and id = $2', [elder.id]);
  await send();
  expect(await stored()).toMatchObject({ state: 'failed', failure: expect.stringContaining('No device') });
});

it('MSG-R16 retries a busy or unreachable service, and not a rejected payload', async () => {
  const device = await giveDevice(elder);
  await preference('push');
  await write();
  service.answer(device, 429);
  await send();
  expect(await stored()).toMatchObject({ state: 'queued', failure: 'The push service: 429' });
  const [next] = await query<{ seconds: number }>(
    `select extract(epoch from next_try_at - ${nowInSql()})::int as seconds from outgoing_messages where congregation_id = $1`,
  );
  expect(next!.seconds).toBeGreaterThan(110);
  service.answer(device, 413);
  await send();
  expect((await stored()).state).toBe('failed');
  expect(await devices(elder)).toHaveLength(1);
});

it('MSG-R16 accepts only push services of browsers, and calls no other address', async () => {
  const browser = service.subscribe();
  for (const endpoint of [
    browser.endpoint.replace('http:', 'https:'),
    'https://web.push.apple.com.evil.example/x',
  ])
    expect((await add(elder.token, { ...browser, endpoint })).problem.code).toBe('push-service-unknown');
  expect((await add(elder.token, browser)).status).toBe(422);
  const device = { id: 1, ...browser };
  expect(await pushSender({}).send(device, newPushKeys(), '{}')).toBe('gone');
  expect(service.heard).toEqual([]);
});

it('MSG-R14 lists the devices of a person without their addresses, and lets only that person remove them', async () => {
  await giveDevice(elder);
  const listed = await test.call(messages.listPushDevices, { as: elder.token });
  expect(listed.data).toEqual([
    expect.objectContaining({ device: 'lightMyRequest', current: true, last_used_at: null }),
  ]);
  expect(listed.text).not.toContain('http');
  const remove = (as: string) =>
    test.call(messages.removePushDevice, { as, params: { id: listed.data[0]!.id } });
  expect((await remove(sender.token)).status).toBe(404);
  expect((await remove(elder.token)).status).toBe(200);
  expect(await devices(elder)).toEqual([]);
});

it('MSG-R15 moves a browser to the next person who signs in on it, from any congregation', async () => {
  const other = await seedCongregation(test.database.owner, 'Other');
  const next = await other.addPerson();
  const browser = { ...service.subscribe(), endpoint: `${apple}shared-${congregation.id}` };
  await add(elder.token, browser);
  expect(await devices(elder)).toHaveLength(1);
  await add(next.token, browser);
  expect(await devices(elder)).toEqual([]);
  expect(await devices(next)).toHaveLength(1);
});

it('MSG-R15 removes the device with its session: on sign-out, on ending it elsewhere, on erasing the person', async () => {
  await giveDevice(elder);
  await test.call(access.endSession, { as: elder.token });
  const left = () => query('select 1 from push_devices where congregation_id = $1');
  expect(await left()).toEqual([]);
  const admin = await congregation.addPerson({ roles: [1] });
  const erased = await congregation.addPerson();
  await giveDevice(erased);
  await query('update people set deleted_at = now() where congregation_id = $1 and id = $2', [erased.id]);
  await test.call(erasure.erasePerson, { as: admin.token, params: { id: erased.id } });
  expect(await left()).toEqual([]);
});

it('MSG-R14 creates one key pair for each congregation, once, and never returns its private key', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => test.call(messages.beginPush, { as: elder.token })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const [keys] = await query<{ private_key: string }>('select * from push_keys where congregation_id = $1');
  expect(answers[0]!.text).not.toContain(keys!.private_key);
  const journal = await query<{ text: string }>(
    `select concat(before, after) as text from journal where congregation_id = $1`,
  );
  expect(journal.map(({ text }) => text).join()).not.toContain(keys!.private_key);
});
