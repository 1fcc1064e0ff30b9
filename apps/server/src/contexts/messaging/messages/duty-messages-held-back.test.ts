import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  burnieTime,
  eveningBefore,
  eveningText,
  openReminderFixture,
  type ReminderFixture,
  weekBefore,
} from '#contexts/messaging/messages/testing/reminder-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let reminders: ReminderFixture;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  reminders = await openReminderFixture(test);
  await reminders.switchOn('duty-evening', 'duty-week');
  await reminders.fill('ministry.first', reminders.naomi);
});
afterAll(() => test.close());

const lastHour = burnieTime('2026-12-01', '19:07');

const setBalance = (cents: number) =>
  reminders.query(
    `insert into account_balances (congregation_id, balance_cents) values ($1, $2)
      on conflict (congregation_id) do update set balance_cents = $2`,
    [cents],
  );
const balance = async () =>
  (
    await reminders.query<{ balance_cents: number }>(
      'select balance_cents from account_balances where congregation_id = $1',
    )
  )[0]?.balance_cents;
const listed = async () =>
  (await test.call(messages.listMessages, { as: reminders.admin.token, query: {} })).data.messages;
const details = async (id: number) =>
  (await test.call(messages.readMessage, { as: reminders.admin.token, params: { id } })).data;
const again = (id: number) => test.call(messages.sendAgain, { as: reminders.admin.token, params: { id } });

/** Adds the SMS that reach a limit of the last 24 hours. */
const alreadySent = (sms: number, parts: number) =>
  reminders.query(
    `insert into outgoing_messages (congregation_id, channel, recipient, body, state, sent_at, parts, created_at)
      select $1, 'sms', phone, '', 'sent', $4, $3, $4 from people, generate_series(1, $2)
      where congregation_id = $1 and id = ${reminders.naomi.id}`,
    [sms, parts, burnieTime('2026-12-01', '12:00')],
  );

it('MSG-R22 MSG-R10 MSG-R19 fails a reminder held back by the balance in its last hour, with the reason and one notification, and sends it again for its price', async () => {
  await setBalance(-2000);
  await reminders.hour(eveningBefore);
  await reminders.hour(burnieTime('2026-12-01', '18:07'));
  expect(await listed()).toEqual([]);
  await Promise.all([reminders.hour(lastHour), reminders.hour(lastHour)]);
  await reminders.hour(burnieTime('2026-12-01', '20:07'));
  const [message, ...others] = await listed();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ kind: 'duty-evening', channel: 'sms', state: 'failed' });
  expect(message!.person?.id).toBe(reminders.naomi.id);
  const { body, cost, steps } = await details(message!.id);
  expect([body, cost]).toEqual([eveningText, 10]);
  expect(steps.map(({ step, detail }) => [step, detail])).toEqual([['failed', 'balance-too-low']]);
  expect(await balance()).toBe(-2000);
  expect(
    await reminders.query(
      `select person_id, type from notifications where congregation_id = $1 and type like 'message-%'`,
    ),
  ).toContainEqual({ person_id: reminders.admin.id, type: 'message-failed' });
  expect(await again(message!.id)).toMatchObject({ status: 409 });
  await setBalance(50);
  expect((await again(message!.id)).data.state).toBe('queued');
  expect(await balance()).toBe(40);
});

it('MSG-R22 fails a reminder of the week before only on its last day, and sends it automatically after a top-up', async () => {
  await setBalance(-2000);
  await reminders.hour(weekBefore);
  await reminders.hour(burnieTime('2026-11-25', '19:07'));
  expect(await listed()).toEqual([]);
  await setBalance(0);
  await reminders.hour(burnieTime('2026-11-26', '19:07'));
  expect((await listed()).map(({ kind, state }) => [kind, state])).toEqual([['duty-week', 'queued']]);
  await setBalance(-2000);
  const hannah = await reminders.somebody('Hannah');
  await reminders.fill('ministry.first', hannah);
  await reminders.hour(burnieTime('2026-11-26', '19:17'));
  expect((await listed()).map(({ person, state }) => [person?.id, state])).toEqual([
    [hannah.id, 'failed'],
    [reminders.naomi.id, 'queued'],
  ]);
});

it.each([
  ['number-cap', 10, 1],
  ['daily-cap', 1, 1500],
])(
  'MSG-R22 MSG-R9 fails a reminder at the limit %s too, and counts failed messages for no limit',
  async (reason, sms, parts) => {
    await alreadySent(sms, parts);
    await reminders.hour(lastHour);
    const message = (await listed()).find(({ kind }) => kind === 'duty-evening')!;
    expect(message.state).toBe('failed');
    expect((await details(message.id)).steps.map(({ detail }) => detail)).toEqual([reason]);
    expect((await again(message.id)).problem.code).toBe(reason);
    await reminders.query(
      `delete from outgoing_messages where congregation_id = $1 and kind = 'other' and parts = $2`,
      [parts],
    );
    await reminders.query('update outgoing_messages set created_at = $2 where congregation_id = $1', [
      lastHour,
    ]);
    await alreadySent(1, 1499);
    expect((await again(message.id)).data.state).toBe('queued');
  },
);
