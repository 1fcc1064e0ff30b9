/**
 * Hands a message over at most once (MSG-R18): `begin` commits that it is in progress before anything is
 * sent, and no second attempt starts before the outcome is stored. A message in progress for longer than any
 * hand-over was interrupted.
 */
import type { Channel } from '@sheaf/rules/messaging/messages/recipients';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant, TransactionActor } from '#platform/database/tenant';
import { type QueuedMessage, sendMessageTask } from '#platform/outbox/outbox.store';

/** Longer than a hand-over and storing its outcome may take, plus a minute. */
const cutOffSeconds = 180;

export interface MessageInTransit extends QueuedMessage {
  attempts: number;
  cents: number;
  kind: string;
  person_id: number | null;
  /** Identifies this hand-over; text, because a JavaScript date would lose the microseconds. */
  handing_since: string;
  /** The attached file; both null without one. */
  file_kind: string | null;
  file_of: number | null;
  /** Number of resends after a provider had accepted it. */
  again: number;
  urgent: boolean;
  starts_at: Date | null;
}

/** Our reference, identical for every attempt of one sending. */
export const referenceOf = ({ congregationId }: TransactionActor, { id, again }: MessageInTransit): string =>
  again === 0 ? `${congregationId}.${id}` : `${congregationId}.${id}.${again}`;

/** Marks the messages found by `due` as in progress. The text of a sending is stored with the sending. */
async function begin(tenant: Tenant, due: ReturnType<typeof sql>): Promise<MessageInTransit[]> {
  const { rows } = await sql<MessageInTransit>`
    with due as (select congregation_id, id, sending_id from outgoing_messages m
      where state = 'queued' and handing_since is null and ${due})
    update outgoing_messages m set handing_since = clock_timestamp()
    from due left join sendings s on s.congregation_id = due.congregation_id and s.id = due.sending_id
    where m.congregation_id = due.congregation_id and m.id = due.id
    returning m.id, m.channel, m.recipient, m.subject, coalesce(s.body, m.body) as body, m.attempts, m.cents, m.kind,
      m.person_id, m.handing_since::text as handing_since, m.again, m.urgent, m.starts_at,
      m.file_kind, m.file_of, m.mail_parts as "mailParts"`.execute(tenant.db);
  return rows;
}

/** Every message ends with this statement, so it is prepared and runs as a transaction of one round trip. */
const markSent: Statement = {
  name: 'mark-sent',
  text: `with sent as (
      update outgoing_messages set state = 'sent', sent_at = $3, failure = null, next_try_at = null, handing_since = null,
        provider_id = $5, body = case when $4 then body else '' end, mail_parts = case when $4 then mail_parts end
      where id = $1 and handing_since = $2
      returning congregation_id, id
    )
    insert into message_steps (congregation_id, message_id, step, at) select congregation_id, id, 'sent', $3 from sent`,
};

export const handOvers = {
  /** Channel of a job's message; undefined after an erasure. */
  async channelOf(tenant: Tenant, id: number): Promise<Channel | undefined> {
    const row = await tenant.db
      .selectFrom('outgoing_messages')
      .select('channel')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.channel;
  },

  /** Undefined if the message was sent, given up, or is in progress. */
  async begin(
    tenant: Tenant,
    id: number,
    channel: Exclude<Channel, 'email'>,
  ): Promise<MessageInTransit | undefined> {
    const [message] = await begin(tenant, sql`id = ${id} and channel = ${channel} for update`);
    return message;
  },

  /**
   * Begins up to `most` due mails, links first, because people wait for them. The mail `id` comes first, due
   * or not: its job declares it due, and the queue uses another clock.
   */
  beginMails: (tenant: Tenant, id: number | null, now: Date, most: number): Promise<MessageInTransit[]> =>
    begin(
      tenant,
      sql`channel = 'email' and (id = ${id}::bigint or next_try_at is null or next_try_at <= ${now})
        order by (id is not distinct from ${id}::bigint) desc, kind = 'link' desc, id
        limit ${most} for update skip locked`,
    ),

  /** Requeues the job behind jobs queued since; does nothing if no mail waits. */
  async continueMailsLater(tenant: Tenant, now: Date, seconds: number): Promise<void> {
    const at = new Date(now.getTime() + seconds * 1000);
    await sql`
      select sheaf.enqueue_at(${sendMessageTask},
        json_build_object('congregationId', congregation_id, 'id', id), job_key, ${at})
      from outgoing_messages
      where state = 'queued' and handing_since is null and channel = 'email'
        and (next_try_at is null or next_try_at <= ${now})
      order by id limit 1`.execute(tenant.db);
  },

  /** True while the hand-over is current: no outcome is stored, and nobody resent or dropped the message. */
  async hold(tenant: Tenant, { id, handing_since }: MessageInTransit): Promise<boolean> {
    const { rows } = await sql`
      select 1 from outgoing_messages
      where id = ${id} and handing_since = ${handing_since}::timestamptz for update`.execute(tenant.db);
    return rows.length > 0;
  },

  /**
   * Stores the step if this hand-over is current. Deletes the body and parts, which may hold a link and are
   * no longer needed.
   */
  async markSent(
    tenant: Tenant,
    { id, handing_since }: MessageInTransit,
    { at, keepBody, providerId }: { at: Date; keepBody: boolean; providerId: string | null },
  ): Promise<void> {
    await tenant.prepared(markSent, [id, handing_since, at.toISOString(), String(keepBody), providerId]);
  },

  /** Congregations with interrupted messages; runs as the owner, who sees all of them. */
  async congregationsWithCutOff(owner: Pool): Promise<number[]> {
    const { rows } = await owner.query<{ congregation_id: number }>(
      `select distinct congregation_id from outgoing_messages
       where state = 'queued' and handing_since < now() - make_interval(secs => $1)`,
      [cutOffSeconds],
    );
    return rows.map((row) => row.congregation_id);
  },

  async lockCutOff(tenant: Tenant): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from outgoing_messages
      where state = 'queued' and handing_since < now() - make_interval(secs => ${cutOffSeconds})
      order by id for update skip locked`.execute(tenant.db);
    return rows.map(({ id }) => id);
  },
};
