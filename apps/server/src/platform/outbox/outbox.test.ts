import { subscribingDays } from '@sheaf/rules/dashboard/subscribing';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tenantTransaction } from '#platform/database/tenant';
import { openDocuments } from '#platform/documents/documents';
import { openLog } from '#platform/log';
import { queueMessage } from '#platform/outbox/outbox.store';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import { openSenders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type MailServer, openMailServer } from '#platform/testing/mail-server';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';

let database: FreshDatabase;
let platform: Platform;
let congregation: SeededCongregation;
let server: MailServer;
let refusing: boolean;
let payload: { congregationId: number; id: number };
let senders: ReturnType<typeof openSenders>;

async function queueOne(): Promise<void> {
  const person = await congregation.addPerson({ email: 'ruth@example.org' });
  const act = { congregationId: congregation.id, personId: person.id, operation: 'test.queue' };
  await tenantTransaction(platform, act, (tenant) =>
    queueMessage(tenant, {
      personId: person.id,
      channel: 'email',
      recipient: 'ruth@example.org',
      subject: 'Größe',
      body: 'Your link: http://sheaf.test/?token=abc',
    }),
  );
  const { rows } = await database.owner.query('select id from outgoing_messages');
  payload = { congregationId: congregation.id, id: rows[0].id };
}

const stored = async () =>
  (await database.owner.query('select state, attempts, failure, body from outgoing_messages')).rows[0];

beforeEach(async () => {
  refusing = false;
  database = await freshDatabase();
  platform = {
    settings: {
      address: 'http://sheaf.test',
      development: false,
      checkReplies: true,
      version: 'test',
      trustProxy: 0,
      tiles: null,
      subscribing: subscribingDays,
      translationCongregations: [],
    },
    pool: database.app,
    documents: openDocuments(),
    log: openLog('silent'),
    clock: () => new Date(),
  };
  congregation = await seedCongregation(database.owner);
  server = await openMailServer(() => (refusing ? 'the mailbox is on fire' : null));
  senders = openSenders({
    smtpUrl: server.url,
    mailFrom: 'Sheaf <sheaf@sheaf.test>',
    development: false,
    phoneGateway: '',
  });
  await queueOne();
});

afterEach(async () => {
  senders.email.close();
  await server.close();
  await database.close();
});

test('a queued message reaches the mail server once, even if its job runs twice at the same time and again', async () => {
  const send = sendQueuedMessage(platform, senders);
  await Promise.all([send(payload), send(payload)]);
  await send(payload);
  expect(server.taken).toHaveLength(1);
  const mail = await PostalMime.parse(server.taken[0]!);
  expect(mail.to?.[0]?.address).toBe('ruth@example.org');
  expect(mail.from?.address).toBe('sheaf@sheaf.test');
  expect(mail.subject).toBe('Größe');
  expect(mail.text?.trim()).toBe('Your link: http://sheaf.test/?token=abc');
  expect(mail.messageId).toBe(`<${payload.congregationId}.${payload.id}@sheaf.test>`);
});

test('a message that was sent keeps no link', async () => {
  await sendQueuedMessage(platform, senders)(payload);
  expect(await stored()).toMatchObject({ state: 'sent', failure: null, body: '' });
});

const steps = async () =>
  (await database.owner.query('select step from message_steps order by id')).rows.map(({ step }) => step);

test('MSG-R10 a failing mail server leaves the message queued with the failure and the next try noted, and it leaves once the server works', async () => {
  refusing = true;
  const send = sendQueuedMessage(platform, senders);
  await send(payload);
  expect(await stored()).toMatchObject({ state: 'queued', attempts: 1 });
  expect((await stored()).failure).toContain('the mailbox is on fire');
  const { rows } = await database.owner.query(
    `select extract(epoch from j.run_at - now())::int as seconds, m.next_try_at = j.run_at as noted
     from graphile_worker.jobs j join outgoing_messages m on m.job_key = j.key`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].seconds).toBeGreaterThan(50);
  expect(rows[0].noted).toBe(true);
  refusing = false;
  await send(payload);
  expect(server.taken).toHaveLength(1);
  expect((await stored()).state).toBe('sent');
  expect(await steps()).toEqual(['delayed', 'sent']);
});

test('MSG-R10 after the last try a message is set aside, and what it cost is given back once', async () => {
  refusing = true;
  await database.owner.query('update outgoing_messages set attempts = 9, cents = 30');
  const send = sendQueuedMessage(platform, senders);
  await Promise.all([send(payload), send(payload)]);
  expect(await stored()).toMatchObject({ state: 'failed', attempts: 10 });
  expect((await database.owner.query('select balance_cents from account_balances')).rows).toEqual([
    { balance_cents: 30 },
  ]);
  expect(await steps()).toEqual(['failed']);
});
