import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SendFailure } from '#platform/outbox/send-failure';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import type { Sender } from '#platform/outbox/sender';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let refused: SendFailure | null;
let reached: string[];

const provider: Sender = {
  keepsBody: false,
  close: () => {},
  async send({ recipient }, reference) {
    if (refused) throw refused;
    reached.push(recipient);
    return `provider-${reference}`;
  },
};

const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  refused = null;
  reached = [];
  congregation = await seedCongregation(test.database.owner);
  await query(`insert into domain_settings (congregation_id, part, settings)
    select congregation_id, 'automatic_messaging', '{"manual": true}' from congregations where congregation_id = $1`);
  admin = await congregation.addPerson({ permissions: ['settings.send_messages'], appointment: 'guest' });
  await congregation.addPerson({ appointment: 'elder', phone: '+61491570156', firstName: 'Adam' });
  await congregation.addPerson({ appointment: 'elder', email: 'b@example.org', firstName: 'Boaz' });
});
afterAll(() => test.close());

const send = async () =>
  (await test.call(messages.sendMessages, { as: admin.token, body: { to: 1, message: 'Meeting moved' } }))
    .data;
const list = async (rest: object = {}) =>
  (await test.call(messages.listMessages, { as: admin.token, query: rest as never })).data.messages;
const read = (id: number) => test.call(messages.readMessage, { as: admin.token, params: { id } });
const again = (id: number) => test.call(messages.sendAgain, { as: admin.token, params: { id } });
const drop = (id: number) => test.call(messages.dropMessage, { as: admin.token, params: { id } });
const counts = async (sending?: number) =>
  (await test.call(messages.countMessages, { as: admin.token, query: sending ? { sending } : {} })).data;
const balance = async () =>
  (
    await query<{ balance_cents: number }>(
      'select balance_cents from account_balances where congregation_id = $1',
    )
  )[0]?.balance_cents;
const work = async () => {
  const run = sendQueuedMessage(test.platform, {
    sms: provider,
    email: provider,
    ownPhone: () => provider,
    push: { send: async () => 'taken' as const },
  });
  for (const { id } of await query<{ id: number }>(
    'select id from outgoing_messages where congregation_id = $1',
  ))
    await run({ congregationId: congregation.id, id });
};

it('MSG-R8 USERS-R27 lists every message with its state and channel, and finds it by name or address', async () => {
  const { id: sending } = await send();
  expect(await counts(sending!)).toEqual({
    queued: 2,
    sent: 0,
    delivered: 0,
    unsure: 0,
    failed: 0,
    dropped: 0,
  });
  await work();
  expect(await counts()).toMatchObject({ queued: 0, sent: 2 });
  expect((await list({ search: 'adam' })).map(({ recipient }) => recipient)).toEqual(['+61491570156']);
  for (const search of ['0491 570', '+61 491 570 156', '570156', '+61491'])
    expect(
      (await list({ search })).map(({ recipient }) => recipient),
      search,
    ).toEqual(['+61491570156']);
  expect(await list({ search: '0491 571' })).toEqual([]);
  expect((await list({ search: 'B@EX' })).map(({ person }) => person?.full_name)).toEqual(['Boaz Hollis']);
  expect(await list({ search: '%' })).toEqual([]);
  expect(await list({ state: 'failed' })).toEqual([]);
  const [first] = await list({ state: 'sent', search: 'adam' });
  const details = (await read(first!.id)).data;
  expect(details).toMatchObject({ body: 'Meeting moved', kind: 'manual', parts: 1, cost: 10 });
  expect(details.steps.map(({ step }) => step)).toEqual(['sent']);
});

it('MSG-R10 refunds a failed message, sends it once more for a new payment, and charges it once in the end', async () => {
  await send();
  refused = new SendFailure('The number is unallocated', { permanent: true });
  await work();
  expect(await balance()).toBe(0);
  refused = null;
  const [failed] = await list({ state: 'failed', search: 'adam' });
  expect((await read(failed!.id)).data).toMatchObject({ failure: 'The number is unallocated' });
  const answers = await Promise.all([again(failed!.id), again(failed!.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(-10);
  await work();
  expect(reached).toEqual(['+61491570156']);
  expect((await read(failed!.id)).data.steps.map(({ step }) => step)).toEqual(['failed', 'again', 'sent']);
  expect((await again(failed!.id)).problem.code).toBe('message-not-set-aside');
});

it('MSG-R10 drops a waiting message, which is never sent and costs nothing, and refuses to drop a sent one', async () => {
  await send();
  const [sms] = await list({ search: 'adam' });
  const answers = await Promise.all([drop(sms!.id), drop(sms!.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(0);
  await work();
  expect(reached).toEqual(['b@example.org']);
  const [mail] = await list({ search: 'boaz' });
  expect((await drop(mail!.id)).problem.code).toBe('message-left');
});

it('MSG-R18 leaves a message of unknown outcome paid, charges it again when it is sent again, and ends it when it is dropped', async () => {
  await send();
  refused = new SendFailure('no answer in time', { unsure: true });
  await work();
  await work();
  expect(await counts()).toMatchObject({ queued: 0, unsure: 2, failed: 0 });
  expect(await balance()).toBe(-10);
  const [sms] = await list({ state: 'unsure', search: 'adam' });
  expect((await read(sms!.id)).data).toMatchObject({ failure: 'no answer in time', has_text: true });
  refused = null;
  expect((await again(sms!.id)).status).toBe(200);
  expect(await balance()).toBe(-20);
  await work();
  expect(reached).toEqual(['+61491570156']);
  const [mail] = await list({ state: 'unsure' });
  expect((await drop(mail!.id)).data.state).toBe('dropped');
  expect(await balance()).toBe(-20);
  expect((await read(sms!.id)).data.steps.map(({ step }) => step)).toEqual(['unsure', 'again', 'sent']);
});

it('MSG-R18 refuses to drop a message during its handover', async () => {
  await send();
  await query('update outgoing_messages set handing_since = now() where congregation_id = $1');
  const [sms] = await list({ search: 'adam' });
  expect((await drop(sms!.id)).problem.code).toBe('message-left');
  expect(await balance()).toBe(-10);
});

it('MSG-R10 refuses to send again beyond the balance', async () => {
  await send();
  refused = new SendFailure('gone', { permanent: true });
  await work();
  await query('update account_balances set balance_cents = -1995 where congregation_id = $1');
  const [failed] = await list({ state: 'failed', search: 'adam' });
  expect((await again(failed!.id)).problem.code).toBe('balance-too-low');
});

it('MSG-R10 shows the text with a link only to its recipient', async () => {
  await query(`insert into outgoing_messages (congregation_id, channel, recipient, body, kind)
    values ($1, 'sms', '+61491570199', 'https://sheaf.test/?token=secret', 'link')`);
  const [link] = await list();
  expect(JSON.stringify((await read(link!.id)).data)).not.toContain('secret');
  expect((await read(2_000_000_000)).status).toBe(404);
});

it('MSG-R19 pages through 5,000 messages once each, while others are added', async () => {
  const person = await congregation.addPerson({ email: 'c@example.org' });
  const write = (count: number) =>
    test.database.owner.query(
      `insert into outgoing_messages (congregation_id, person_id, channel, recipient, body, state)
       select $1, $2, 'email', 'c@example.org', '', case when n % 1000 = 0 then 'failed' else 'sent' end
       from generate_series(1, $3) n`,
      [congregation.id, person.id, count],
    );
  await write(5000);
  const seen: number[] = [];
  let before: number | undefined;
  for (let more = true; more; ) {
    const { data } = await test.call(messages.listMessages, {
      as: admin.token,
      query: before === undefined ? {} : { before },
    });
    seen.push(...data.messages.map(({ id }) => id));
    more = data.more;
    before = seen.at(-1)!;
    await write(1);
  }
  expect(seen).toHaveLength(5000);
  expect(new Set(seen).size).toBe(5000);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(await list({ state: 'failed' })).toHaveLength(5);
});
