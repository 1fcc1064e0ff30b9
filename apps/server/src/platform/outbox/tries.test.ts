import { afterEach, beforeEach, expect, it } from 'vitest';
import { tenantTransaction } from '#platform/database/tenant';
import { handOver } from '#platform/outbox/hand-over';
import { outbox } from '#platform/outbox/outbox.store';
import { SendFailure } from '#platform/outbox/send-failure';
import { openMailServer } from '#platform/testing/mail-server';
import { openTestOutbox, sendersOver, type TestOutbox } from '#platform/testing/test-outbox';

let test: TestOutbox;

beforeEach(async () => {
  test = await openTestOutbox();
});
afterEach(() => test.close());

it('MSG-R10 delays a refused mail until its next attempt, while others are sent by its job', async () => {
  const mailServer = await openMailServer((mail) =>
    mail.toString().includes('reader0@') ? 'come back later' : null,
  );
  const senders = sendersOver(mailServer.url);
  const [first] = await test.queue(30, 'email');
  await test.send(first!, senders);
  expect(mailServer.taken).toHaveLength(29);
  const { rows } = await test.database.owner.query(
    `select id, attempts from outgoing_messages where state = 'queued'`,
  );
  expect(rows).toEqual([{ id: first, attempts: 1 }]);
  senders.email.close();
  await mailServer.close();
});

it('MSG-R10 reports an unknown mailbox immediately instead of after ten attempts', async () => {
  const mailServer = await openMailServer(() => null, ['somebody.else@example.org']);
  const senders = sendersOver(mailServer.url);
  const [id] = await test.queue(1, 'email');
  await test.send(id!, senders);
  expect(await test.stored()).toMatchObject({
    state: 'failed',
    attempts: 1,
    failure: expect.stringContaining('No such user'),
  });
  senders.email.close();
  await mailServer.close();
});

it('MSG-R10 resends a message under a new reference if the gateway had accepted the old one', async () => {
  const [id] = await test.queue(1, 'sms');
  const references: string[] = [];
  const send = () =>
    test.sendSms(id!, async (_message, reference) => {
      references.push(reference);
      return reference;
    });
  await send();
  await test.database.owner.query(`update outgoing_messages set state = 'failed'`);
  await tenantTransaction(test.platform, test.actor, (tenant) => outbox.requeue(tenant, id!));
  await send();
  const name = `${test.congregation.id}.${id}`;
  expect(references).toEqual([name, `${name}.1`]);
});

it('MSG-R18 stops waiting for a silent provider at the limit', async () => {
  const silent = await handOver(() => new Promise<string>(() => {}), 50);
  expect(silent).toBeInstanceOf(SendFailure);
  expect(silent).toMatchObject({ unsure: true });
  const stopped = await handOver(
    (signal) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => reject(new SendFailure('had not begun')));
      }),
    50,
  );
  expect(stopped).toMatchObject({ message: 'had not begun', unsure: false });
});
