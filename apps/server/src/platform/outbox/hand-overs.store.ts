/**
 * A message is handed over once at most (MSG-R18): `begin` commits that it is under way before anything leaves, and nobody begins
 * it again before its outcome is written. What stays under way for longer than any hand-over lasts was cut off.
 */
import type { Channel } from '@sheaf/rules/messaging/messages/recipients';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Statement } from '#platform/database/prepared-statement';
import type { Act, Tenant } from '#platform/database/tenant';
import { type QueuedMessage, sendMessageTask } from '#platform/outbox/outbox.store';

/** More than the time a hand-over and the writing of its outcome may take together, with a minute to spare. */
const cutOffSeconds = 180;

export interface MessageOnItsWay extends QueuedMessage {
  attempts: number;
  cents: number;
  kind: string;
  person_id: number | null;
  /** Names this hand-over; as text, since a date of JavaScript would lose its microseconds. */
  handing_since: string;
  /** The file it carries; both null without one. */
  file_kind: string | null;
  file_of: number | null;
  /** How often it was sent again after a provider had taken it. */
  again: number;
}

/** Our number for it, the same at every try of one sending. */
export const referenceOf = ({ congregationId }: Act, { id, again }: MessageOnItsWay): string =>
  again === 0 ? `${congregationId}.${id}` : `${congregationId}.${id}.${again}`;

/** Marks what `due` found as under way. The text of a sending stands with the sending. */
async function begin(tenant: Tenant, due: ReturnType<typeof sql>): Promise<MessageOnItsWay[]> {
  const { rows } = await sql<MessageOnItsWay>`
    with due as (select congregation_id, id, sending_id from outgoing_messages m
      where state = 'queued' and handing_since is null and ${due})
    update outgoing_messages m set handing_since = clock_timestamp()
    from due left join sendings s on s.congregation_id = due.congregation_id and s.id = due.sending_id
    where m.congregation_id = due.congregation_id and m.id = due.id
    returning m.id, m.channel, m.recipient, m.subject, coalesce(s.body, m.body) as body, m.attempts, m.cents, m.kind,
      m.person_id, m.handing_since::text as handing_since, m.again,
      m.file_kind, m.file_of, m.mail_parts as "mailParts"`.execute(tenant.db);
  return rows;
}

/** Every message ends with it, so it is prepared, and a transaction of one round trip. */
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
  /** What a job is about; undefined when the message was erased. */
  async channelOf(tenant: Tenant, id: number): Promise<Channel | undefined> {
    const row = await tenant.db
      .selectFrom('outgoing_messages')
      .select('channel')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.channel;
  },

  /** Undefined when it was sent, given up, or is under way. */
  async begin(
    tenant: Tenant,
    id: number,
    channel: Exclude<Channel, 'email'>,
  ): Promise<MessageOnItsWay | undefined> {
    const [message] = await begin(tenant, sql`id = ${id} and channel = ${channel} for update`);
    return message;
  },

  /**
   * Up to `most` mails that are due; links first, since somebody waits for each. Before them `id`, whether due or not: its job says
   * that it is, and the clock of the queue is another.
   */
  beginMails: (tenant: Tenant, id: number | null, now: Date, most: number): Promise<MessageOnItsWay[]> =>
    begin(
      tenant,
      sql`channel = 'email' and (id = ${id}::bigint or next_try_at is null or next_try_at <= ${now})
        order by (id is not distinct from ${id}::bigint) desc, kind = 'link' desc, id
        limit ${most} for update skip locked`,
    ),

  /** The job goes on behind what others have queued meanwhile; nothing where no mail waits. */
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

  /** True while the hand-over is nobody else's business: its outcome is not written, and nobody sent it again or dropped it. */
  async hold(tenant: Tenant, { id, handing_since }: MessageOnItsWay): Promise<boolean> {
    const { rows } = await sql`
      select 1 from outgoing_messages
      where id = ${id} and handing_since = ${handing_since}::timestamptz for update`.execute(tenant.db);
    return rows.length > 0;
  },

  /** With its step, if this hand-over still stands. The body and its parts go: they may hold a link, and nobody needs it again. */
  async markSent(
    tenant: Tenant,
    { id, handing_since }: MessageOnItsWay,
    { at, keepBody, providerId }: { at: Date; keepBody: boolean; providerId: string | null },
  ): Promise<void> {
    await tenant.prepared(markSent, [id, handing_since, at.toISOString(), String(keepBody), providerId]);
  },

  /** The congregations in which something was cut off; as the owner, who sees all of them. */
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
