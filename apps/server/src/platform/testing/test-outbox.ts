/** The outbox on a fresh database with messages, and scripted providers. */
import { type TransactionActor, tenantTransaction } from '#platform/database/tenant';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import type { Sender } from '#platform/outbox/sender';
import { openSenders, type Senders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestPlatform } from '#platform/testing/test-platform';

const nowhere = 'smtp://127.0.0.1:9';

export const sendersOver = (smtpUrl: string, sms?: Sender['send']): Senders => ({
  ...openSenders({ smtpUrl, mailFrom: 'S <s@sheaf.test>', development: false, phoneGateway: '' }),
  ...(sms && { sms: { send: sms, keepsBody: false, close: () => {} } }),
});

export interface TestOutbox {
  database: FreshDatabase;
  platform: Platform;
  congregation: SeededCongregation;
  actor: TransactionActor;
  queue(count: number, channel: MessageToQueue['channel']): Promise<number[]>;
  /** Runs the job of a message. */
  send(id: number, senders: Senders): Promise<void>;
  sendSms(id: number, sms: Sender['send']): Promise<void>;
  /** The first message. */
  stored(): Promise<Record<string, unknown>>;
  steps(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openTestOutbox(): Promise<TestOutbox> {
  const database = await freshDatabase();
  const platform = openTestPlatform(database);
  const congregation = await seedCongregation(database.owner);
  const actor = { congregationId: congregation.id, personId: null, operation: 'test.queue' };
  const send = (id: number, senders: Senders) =>
    sendQueuedMessage(platform, senders)({ congregationId: congregation.id, id });
  return {
    database,
    platform,
    congregation,
    actor,
    send,
    sendSms: (id, sms) => send(id, sendersOver(nowhere, sms)),
    queue: (count, channel) =>
      tenantTransaction(platform, actor, (tenant) =>
        queueMessages(
          tenant,
          Array.from({ length: count }, (_, place) => ({
            personId: null,
            channel,
            recipient: channel === 'sms' ? '+61491570156' : `reader${place}@example.org`,
            subject: 'The meeting',
            body: 'The meeting begins at seven.',
            cents: channel === 'sms' ? 10 : 0,
          })),
        ),
      ),
    stored: async () =>
      (await database.owner.query('select * from outgoing_messages order by id limit 1')).rows[0],
    steps: async () =>
      (await database.owner.query('select step from message_steps order by id')).rows.map(({ step }) => step),
    async close() {
      await platform.workers.close();
      await database.close();
    },
  };
}
