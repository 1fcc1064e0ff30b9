/** Messages leave only through here: stored with the change that caused them, sent by a job of the same transaction. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface MessageToQueue {
  /** Null where it goes to an address of the congregation. */
  personId: number | null;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
}

export interface QueuedMessage {
  id: number;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
}

export const sendMessageTask = 'send-message';

export async function queueMessage(tenant: Tenant, message: MessageToQueue): Promise<void> {
  const { id, job_key } = await tenant.db
    .insertInto('outgoing_messages')
    .values({
      congregation_id: tenant.congregationId,
      person_id: message.personId,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
    })
    .returning(['id', 'job_key'])
    .executeTakeFirstOrThrow();
  const payload = JSON.stringify({ congregationId: tenant.congregationId, id });
  await sql`select sheaf.enqueue(${sendMessageTask}, ${payload}::json, ${job_key})`.execute(tenant.db);
}

export const outbox = {
  /** Locked, so that two workers never send the same message; undefined when it was sent already. */
  async lockQueued(tenant: Tenant, id: number): Promise<QueuedMessage | undefined> {
    const row = await tenant.db
      .selectFrom('outgoing_messages')
      .select(['id', 'channel', 'recipient', 'subject', 'body'])
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, channel: row.channel === 'sms' ? 'sms' : 'email' };
  },

  /** The body goes once it was sent: it may hold a link, and nobody needs it again. */
  async markSent(tenant: Tenant, id: number, now: Date, keepBody: boolean): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set({ state: 'sent', sent_at: now, failure: null, ...(keepBody ? {} : { body: '' }) })
      .where('id', '=', id)
      .execute();
  },

  async noteFailure(tenant: Tenant, id: number, failure: string, final: boolean): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        failure: failure.slice(0, 500),
        ...(final && { state: 'failed' }),
      }))
      .where('id', '=', id)
      .execute();
  },

  latest: (tenant: Tenant) =>
    tenant.db
      .selectFrom('outgoing_messages')
      .select(['id', 'channel', 'recipient', 'subject', 'body', 'state', 'created_at'])
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
};
