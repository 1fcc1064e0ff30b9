/**
 * The outbox: messages are stored with the change that caused them and sent by a job of the same transaction.
 */
import type { MessageSteps } from '@sheaf/database/tables';
import type { Channel } from '@sheaf/rules/messaging/messages/recipients';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { MailPart } from '#platform/mail/mail';
import type { MailFileName } from '#platform/outbox/mail-file-source';

export interface MessageToQueue {
  /** Null for an address of the congregation. */
  personId: number | null;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  /** Parts of a mail for its HTML; other channels have none. */
  mailParts?: readonly MailPart[];
  /** Kind of message; `other` by default. */
  kind?: string;
  /** Deduplication key; a second message with the same effect is not queued. */
  effect?: string;
  sendingId?: number;
  parts?: number;
  cents?: number;
  file?: MailFileName;
  /** The sender marked it as urgent: quiet hours do not hold it. */
  urgent?: boolean;
  /** Start of the subject. */
  startsAt?: Date;
}

export interface QueuedMessage {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  mailParts?: readonly MailPart[] | null;
}

export const sendMessageTask = 'send-message';

/**
 * Queues messages in one statement. Every SMS and push has its own job; mails share the job of the first one,
 * which also takes other waiting mails of the congregation (MSG-R18). Returns the ids of queued messages,
 * without duplicates by effect.
 */
export async function queueMessages(tenant: Tenant, messages: readonly MessageToQueue[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with queued as (
      insert into outgoing_messages
        (congregation_id, person_id, channel, recipient, subject, body, kind, effect, sending_id, parts, cents,
          file_kind, file_of, created_at, mail_parts, urgent, starts_at)
      select ${tenant.congregationId}::bigint, m."personId", m.channel, m.recipient, m.subject, m.body,
        coalesce(m.kind, 'other'), m.effect, m."sendingId", coalesce(m.parts, 0), coalesce(m.cents, 0),
        m.file ->> 'kind', (m.file ->> 'of')::bigint, ${tenant.now}::timestamptz,
        case when m.channel = 'email' then m."mailParts" end,
        coalesce(m.urgent, false), m."startsAt"
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m ("personId" bigint, channel text, recipient text,
        subject text, body text, kind text, effect text, "sendingId" bigint, parts int, cents int, file jsonb,
        "mailParts" jsonb, urgent boolean, "startsAt" timestamptz)
      on conflict (congregation_id, effect) do nothing
      returning congregation_id, id, job_key, channel
    )
    select id, case when channel <> 'email' or row_number() over (partition by channel order by id) = 1 then
      sheaf.enqueue(${sendMessageTask}, json_build_object('congregationId', congregation_id, 'id', id), job_key) end
    from queued`.execute(tenant.db);
  return rows.map(({ id }) => id);
}

export const queueMessage = async (tenant: Tenant, message: MessageToQueue): Promise<void> => {
  await queueMessages(tenant, [message]);
};

export type Step = MessageSteps['step'];

export const outbox = {
  /** A message that is sent only on request of a person; undefined if its effect was already sent. */
  async addSetAside(tenant: Tenant, message: MessageToQueue, failure: string): Promise<number | undefined> {
    const { personId, channel, recipient, subject, body, mailParts, kind, effect, parts, cents } = message;
    const row = await tenant.db
      .insertInto('outgoing_messages')
      .values({
        congregation_id: tenant.congregationId,
        person_id: personId,
        channel,
        recipient,
        subject,
        body,
        kind,
        effect,
        parts,
        cents,
        failure,
        mail_parts: channel === 'email' && mailParts ? JSON.stringify(mailParts) : null,
        state: 'failed',
        created_at: tenant.now,
      })
      .onConflict((conflict) => conflict.columns(['congregation_id', 'effect']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Retried at `nextTryAt`; set aside if that is null. */
  async noteFailure(tenant: Tenant, id: number, failure: string, nextTryAt: Date | null): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        failure: failure.slice(0, 500),
        next_try_at: nextTryAt,
        handing_since: null,
        state: nextTryAt === null ? 'failed' : 'queued',
      }))
      .where('id', '=', id)
      .execute();
    if (nextTryAt)
      await sql`select sheaf.enqueue_at(${sendMessageTask},
          json_build_object('congregationId', congregation_id, 'id', id), job_key, ${nextTryAt})
        from outgoing_messages where id = ${id}`.execute(tenant.db);
  },

  /** Waits until the quiet hours of its person end. */
  async hold(tenant: Tenant, id: number, until: Date): Promise<void> {
    await sql`
      with held as (
        update outgoing_messages set handing_since = null, next_try_at = ${until}
        where id = ${id}
        returning congregation_id, id, job_key
      )
      select sheaf.enqueue_at(${sendMessageTask},
        json_build_object('congregationId', congregation_id, 'id', id), job_key, ${until})
      from held`.execute(tenant.db);
  },

  /** Keeps `handing_since`: the provider may still report the outcome. */
  async markUnsure(tenant: Tenant, id: number, failure: string | null): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set((row) => ({
        state: 'unsure',
        attempts: row('attempts', '+', 1),
        failure: failure?.slice(0, 500) ?? null,
        next_try_at: null,
      }))
      .where('id', '=', id)
      .execute();
  },

  async note(
    tenant: Tenant,
    messageId: number,
    step: Step,
    at: Date,
    detail: string | null = null,
  ): Promise<void> {
    await tenant.db
      .insertInto('message_steps')
      .values({
        congregation_id: tenant.congregationId,
        message_id: messageId,
        step,
        at,
        detail: detail?.slice(0, 500) ?? null,
        person_id: tenant.personId,
      })
      .execute();
  },

  /** Resets a message for a resend; under a new reference if a provider had accepted it. */
  async requeue(tenant: Tenant, id: number): Promise<void> {
    await sql`update outgoing_messages set state = 'queued', attempts = 0, failure = null, next_try_at = null,
        handing_since = null, again = again + (provider_id is not null)::int, provider_id = null
      where id = ${id}`.execute(tenant.db);
    await sql`select sheaf.enqueue(${sendMessageTask},
        json_build_object('congregationId', congregation_id, 'id', id), job_key)
      from outgoing_messages where id = ${id}`.execute(tenant.db);
  },

  async drop(tenant: Tenant, id: number): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set({ state: 'dropped', next_try_at: null, handing_since: null })
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
