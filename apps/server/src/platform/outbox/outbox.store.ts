/** Messages leave only through here: stored with the change that caused them, sent by a job of the same transaction. */
import type { MessageSteps } from '@sheaf/database/tables';
import type { Channel } from '@sheaf/rules/messaging/messages/recipients';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { MailPart } from '#platform/mail/mail';
import type { MailFileName } from '#platform/outbox/mail-file-source';

export interface MessageToQueue {
  /** Null where it goes to an address of the congregation. */
  personId: number | null;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  /** What its HTML is made of, for a mail; other channels have none. */
  mailParts?: readonly MailPart[];
  /** What it is about, `other` unless given. */
  kind?: string;
  /** Names the effect it tells of; a second message of the same effect is not queued. */
  effect?: string;
  sendingId?: number;
  parts?: number;
  cents?: number;
  /** What a mail carries as a file. */
  file?: MailFileName;
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
 * In one statement however many they are. Every SMS and push has a job of its own; the mails share the first one's, which takes along
 * whatever else of the congregation waits (MSG-R18). Gives the ids of those queued, without the ones whose
 * effect was told before.
 */
export async function queueMessages(tenant: Tenant, messages: readonly MessageToQueue[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with queued as (
      insert into outgoing_messages
        (congregation_id, person_id, channel, recipient, subject, body, kind, effect, sending_id, parts, cents,
          file_kind, file_of, created_at, mail_parts)
      select ${tenant.congregationId}::bigint, m."personId", m.channel, m.recipient, m.subject, m.body,
        coalesce(m.kind, 'other'), m.effect, m."sendingId", coalesce(m.parts, 0), coalesce(m.cents, 0),
        m.file ->> 'kind', (m.file ->> 'of')::bigint, ${tenant.now}::timestamptz,
        case when m.channel = 'email' then m."mailParts" end
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m ("personId" bigint, channel text, recipient text,
        subject text, body text, kind text, effect text, "sendingId" bigint, parts int, cents int, file jsonb,
        "mailParts" jsonb)
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
  /** A message that is not handed over until somebody sends it; undefined where its effect was told before. */
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

  /** Tried again at `nextTryAt`; set aside when that is null. */
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

  /** That it was under way stays on the row: its outcome may still become known. */
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

  /** The way of a message, step by step. */
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

  /** Again from the beginning; where a provider had taken it, under another number. */
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
