import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tenantTransaction } from '#platform/database/tenant';
import { queueMessage } from '#platform/outbox/outbox.store';
import { openSenders } from '#platform/outbox/senders';
import { type MailServer, openMailServer } from '#platform/testing/mail-server';
import { nowInSql } from '#platform/testing/test-clock';
import { openTestOutbox, type TestOutbox } from '#platform/testing/test-outbox';

let outbox: TestOutbox;
let server: MailServer;
let refusing: boolean;
let id: number;
let senders: ReturnType<typeof openSenders>;

const send = () => outbox.send(id, senders);

async function queueOne({ platform, congregation, stored }: TestOutbox): Promise<number> {
  const person = await congregation.addPerson({ email: 'ruth@example.org' });
  const actor = { congregationId: congregation.id, personId: person.id, operation: 'test.queue' };
  await tenantTransaction(platform, actor, (tenant) =>
    queueMessage(tenant, {
      personId: person.id,
      channel: 'email',
      recipient: 'ruth@example.org',
      subject: 'Größe',
      body: 'Your link: http://sheaf.test/?token=abc',
    }),
  );
  return Number((await stored()).id);
}

beforeEach(async () => {
  refusing = false;
  outbox = await openTestOutbox();
  server = await openMailServer(() => (refusing ? 'the mailbox is on fire' : null));
  senders = openSenders({
    smtpUrl: server.url,
    mailFrom: 'Sheaf <sheaf@sheaf.test>',
    development: false,
    phoneGateway: '',
  });
  id = await queueOne(outbox);
});

afterEach(async () => {
  senders.email.close();
  await server.close();
  await outbox.close();
});

test('delivers a queued message once, even if its job runs twice concurrently and again', async () => {
  await Promise.all([send(), send()]);
  await send();
  expect(server.taken).toHaveLength(1);
  const mail = await PostalMime.parse(server.taken[0]!);
  expect(mail.to?.[0]?.address).toBe('ruth@example.org');
  expect(mail.from?.address).toBe('sheaf@sheaf.test');
  expect(mail.subject).toBe('Größe');
  expect(mail.text?.trim()).toBe('Your link: http://sheaf.test/?token=abc');
  expect(mail.messageId).toBe(`<${outbox.congregation.id}.${id}@sheaf.test>`);
});

test('removes the link from a sent message', async () => {
  await send();
  expect(await outbox.stored()).toMatchObject({ state: 'sent', failure: null, body: '' });
});

test('MSG-R10 keeps a message queued with failure and next attempt, and sends it when the mail server works again', async () => {
  refusing = true;
  await send();
  expect(await outbox.stored()).toMatchObject({ state: 'queued', attempts: 1 });
  expect((await outbox.stored()).failure).toContain('the mailbox is on fire');
  const { rows } = await outbox.database.owner.query(
    `select extract(epoch from j.run_at - ${nowInSql()})::int as seconds, m.next_try_at = j.run_at as noted
     from graphile_worker.jobs j join outgoing_messages m on m.job_key = j.key`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].seconds).toBeGreaterThan(50);
  expect(rows[0].noted).toBe(true);
  refusing = false;
  await send();
  expect(server.taken).toHaveLength(1);
  expect((await outbox.stored()).state).toBe('sent');
  expect(await outbox.steps()).toEqual(['delayed', 'sent']);
});

test('MSG-R10 sets a message aside after the last attempt, and refunds it once', async () => {
  refusing = true;
  await outbox.database.owner.query('update outgoing_messages set attempts = 9, cents = 30');
  await Promise.all([send(), send()]);
  expect(await outbox.stored()).toMatchObject({ state: 'failed', attempts: 10 });
  expect((await outbox.database.owner.query('select balance_cents from account_balances')).rows).toEqual([
    { balance_cents: 30 },
  ]);
  expect(await outbox.steps()).toEqual(['failed']);
});
