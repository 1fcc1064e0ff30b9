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
let elder: SeededPerson;
let reached: string[];
let outage: SendFailure | null;

const provider: Sender = {
  keepsBody: false,
  close: () => {},
  async send({ recipient }, reference) {
    if (outage) throw outage;
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
  reached = [];
  outage = null;
  congregation = await seedCongregation(test.database.owner);
  await query(`update congregations set timezone_id = 'Europe/Berlin' where congregation_id = $1`);
  await query(`insert into domain_settings (congregation_id, part, settings)
    select congregation_id, 'automatic_messaging', '{"manual": true}' from congregations where congregation_id = $1`);
  admin = await congregation.addPerson({ permissions: ['settings.send_messages'], appointment: 'guest' });
  elder = await congregation.addPerson({
    appointment: 'elder',
    phone: '+61491570156',
    email: 'a@example.org',
  });
});
afterAll(() => test.close());

const quiet = (body: object) => test.call(messages.saveNotificationPreferences, { as: elder.token, body });
const nightly = () => quiet({ quiet_hours: { from: '22:00', until: '07:00' } });
const send = async (rest: object = {}) =>
  (
    await test.call(messages.sendMessages, {
      as: admin.token,
      body: { to: 1, message: 'Meeting moved', ...rest },
    })
  ).data;
const stored = async () =>
  (
    await query<{ id: number; state: string; next_try_at: Date | null; attempts: number }>(
      'select id, state, next_try_at, attempts from outgoing_messages where congregation_id = $1 order by id desc',
    )
  )[0]!;
const work = async () => {
  const { id } = await stored();
  const senders = { email: provider, sms: provider, push: provider as never, ownPhone: () => provider };
  await sendQueuedMessage(test.platform, senders as never)({ congregationId: congregation.id, id });
};
const jobs = async (id: number) =>
  (
    await test.database.owner.query(
      `select j.run_at from graphile_worker.jobs j join outgoing_messages m on m.job_key::text = j.key where m.id = $1`,
      [id],
    )
  ).rows as { run_at: Date }[];

/** 23:00 and 07:00 in Berlin. */
const [late, morning] = [new Date('2026-06-01T21:00:00Z'), new Date('2026-06-02T05:00:00Z')];

it('MSG-R25 sends an SMS after the quiet hours, once, and the list shows when', async () => {
  await nightly();
  test.setNow(late);
  const { id: sending } = await send();
  await Promise.all([work(), work()]);
  expect(reached).toEqual([]);
  const { id, ...held } = await stored();
  expect(held).toEqual({ state: 'queued', next_try_at: morning, attempts: 0 });
  expect(await jobs(id)).toEqual([{ run_at: morning }]);
  const [listed] = (
    await test.call(messages.listMessages, { as: admin.token, query: { sending: sending! } as never })
  ).data.messages;
  expect(listed).toMatchObject({ state: 'queued', next_try_at: morning.toISOString() });
  const read = await test.call(messages.readMessage, { as: admin.token, params: { id } });
  expect(read.data.steps.at(-1)).toMatchObject({ step: 'delayed', detail: 'quiet-hours' });
  test.setNow(morning);
  await Promise.all([work(), work()]);
  expect(reached).toEqual(['+61491570156']);
});

it('MSG-R25 holds a retry that falls into the quiet hours', async () => {
  await nightly();
  test.setNow(new Date('2026-06-01T19:59:00Z'));
  await send();
  outage = new SendFailure('gateway is down');
  await work();
  expect((await stored()).attempts).toBe(1);
  outage = null;
  test.setNow(late);
  await work();
  expect([reached, (await stored()).next_try_at]).toEqual([[], morning]);
});

it('MSG-R25 sends an urgent message and e-mail at once', async () => {
  await nightly();
  test.setNow(late);
  await send({ urgent: true });
  await work();
  expect(reached).toEqual(['+61491570156']);
  await quiet({ all: 'email' });
  await send();
  await work();
  expect(reached).toEqual(['+61491570156', 'a@example.org']);
});

it('MSG-R25 saves, reads and removes the quiet hours, and refuses a whole day', async () => {
  expect((await nightly()).status).toBe(200);
  const read = async () =>
    (await test.call(messages.readNotificationPreferences, { as: elder.token })).data.quiet_hours;
  expect(await read()).toEqual({ from: '22:00', until: '07:00' });
  await quiet({ manual: 'sms' });
  expect(await read()).toEqual({ from: '22:00', until: '07:00' });
  expect((await quiet({ quiet_hours: { from: '22:00', until: '22:00' } })).status).toBe(422);
  await quiet({ quiet_hours: { from: '21:00', until: '06:30' } });
  expect(await read()).toEqual({ from: '21:00', until: '06:30' });
  await quiet({ quiet_hours: null });
  expect(await read()).toBeNull();
});

it('MSG-R13 applies one choice to every kind except those with their own', async () => {
  const look = async () => {
    const { sms, emails } = await send({ dry_run: true });
    return { sms, emails };
  };
  await quiet({ all: 'email' });
  expect(await look()).toEqual({ sms: 0, emails: 1 });
  await quiet({ manual: 'sms' });
  expect(await look()).toEqual({ sms: 1, emails: 0 });
  await quiet({ all: 'none', manual: null });
  expect(await look()).toEqual({ sms: 0, emails: 0 });
});
