import { createHmac } from 'node:crypto';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

const now = new Date('2026-11-21T09:00:00Z');
const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(now);
});
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: ['settings.cong.edit'] });
  await query(
    `update sessions set checked_at = ${nowInSql()}, last_used_at = ${nowInSql()} where congregation_id = $1`,
  );
});
afterAll(() => test.close());

const save = (body: object) => test.call(messages.saveSmsAccount, { as: admin.token, body: body as never });
const account = { user: 'u', password: 'very secret', device: 'd-1', signing_key: 'signing secret' };
const addMessage = async (state = 'sent'): Promise<number> =>
  (
    await query<{ id: number }>(
      `insert into outgoing_messages (congregation_id, channel, recipient, body, state, provider_id)
       values ($1, 'sms', '+61491570156', '', '${state}', 'ref') returning id`,
    )
  )[0]!.id;
const stateOf = async (id: number) =>
  (
    await query<{ state: string }>(
      `select state from outgoing_messages where congregation_id = $1 and id = ${id}`,
    )
  )[0]!.state;

interface PhoneEvent {
  event?: string;
  message?: string;
  id?: string;
  key?: string;
  seconds?: number;
  to?: number;
  tamper?: boolean;
}

function tell({
  event = 'sms:delivered',
  message = 'ref',
  id = 'e-1',
  key = 'signing secret',
  seconds = 0,
  to,
  tamper,
}: PhoneEvent) {
  const text = JSON.stringify({
    deviceId: 'd-1',
    event,
    id,
    webhookId: 'w',
    payload: { messageId: message, phoneNumber: '+61491570156', reason: 'RESULT_ERROR_NO_SERVICE' },
  });
  const timestamp = String(now.getTime() / 1000 + seconds);
  return test.app.inject({
    method: 'POST',
    url: `/api/sms-events/${to ?? congregation.id}`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': createHmac('sha256', key)
        .update(text + timestamp)
        .digest('hex'),
    },
    payload: tamper ? text.replace('"w"', '"x"') : text,
  });
}

it('MSG-O2 stores the account of the own phone, and neither returns nor journals its secrets', async () => {
  expect((await save({ user: 'u' })).problem.errors).toEqual({ password: ['Fill this in.'] });
  const saved = await save(account);
  expect(saved.data).toMatchObject({ user: 'u', device: 'd-1', has_password: true, has_signing_key: true });
  expect(saved.data.hook).toBe(`http://sheaf.test/api/sms-events/${congregation.id}`);
  const read = await test.call(messages.readSmsAccount, { as: admin.token });
  expect(saved.text + read.text).not.toContain('secret');
  const journal = await query<{ text: string }>(
    `select coalesce(before::text, '') || after::text as text from journal where congregation_id = $1`,
  );
  expect(journal.map(({ text }) => text).join()).not.toContain('secret');
  expect((await save({ device: 'd-2', version: 1 })).status).toBe(409);
  expect((await save({ user: null })).data).toMatchObject({
    user: null,
    device: null,
    has_password: false,
    has_signing_key: false,
  });
});

it('MSG-R11 applies the delivery report of the phone once, despite repeats', async () => {
  await save(account);
  const id = await addMessage();
  expect((await tell({ event: 'sms:failed' })).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('failed');
  const answers = await Promise.all(Array.from({ length: 6 }, () => tell({ id: 'e-2' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await stateOf(id)).toBe('delivered');
  expect((await tell({ event: 'sms:failed', id: 'e-3' })).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('delivered');
  expect(
    await query('select step, detail from message_steps where congregation_id = $1 order by id'),
  ).toEqual([
    { step: 'failed', detail: 'RESULT_ERROR_NO_SERVICE' },
    { step: 'delivered', detail: 'RESULT_ERROR_NO_SERVICE' },
  ]);
});

it('MSG-R11 answers alike to unsigned, changed, old and misaddressed reports, without effect', async () => {
  const id = await addMessage();
  const noKey = await tell({});
  await save(account);
  const other = await seedCongregation(test.database.owner);
  const refused = [
    noKey,
    await tell({ key: 'guessed' }),
    await tell({ tamper: true }),
    await tell({ seconds: -301 }),
    await tell({ seconds: 301 }),
    await tell({ to: other.id }),
    await tell({ to: 2_000_000_000 }),
  ];
  expect(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(refused[0]!.statusCode).toBe(401);
  expect(await stateOf(id)).toBe('sent');
  expect(await query('select * from sms_events where congregation_id = $1')).toEqual([]);
});

it('MSG-R18 settles a message of unknown outcome by the phone’s report with its handover id', async () => {
  await save(account);
  const id = await addMessage('unsure');
  await query('update outgoing_messages set provider_id = null where congregation_id = $1');
  const other = await seedCongregation(test.database.owner);
  for (const message of [`${other.id}.${id}`, `${congregation.id}`, 'nonsense.9e9', `${congregation.id}.1.5`])
    expect((await tell({ message, id: `e-${message}` })).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('unsure');
  await query('update outgoing_messages set again = 1 where congregation_id = $1');
  await tell({ message: `${congregation.id}.${id}`, id: 'e-8' });
  expect(await stateOf(id)).toBe('unsure');
  expect((await tell({ message: `${congregation.id}.${id}.1`, id: 'e-9' })).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('delivered');
});
