/** The mails of a congregation that wait, claimed and acknowledged in small batches (MSG-R18). */
import type { Channel } from '@sheaf/rules/messages/recipients';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { type MessageOnItsWay, sendMessageTask } from '#platform/outbox/outbox.store';

/** A slow mail server is waited for longer than other work may keep a transaction open. */
const longestBatchMilliseconds = 150_000;

export const mails = {
  /** What a job is about; undefined when the message was erased. */
  async channelOf(tenant: Tenant, id: number): Promise<Channel | undefined> {
    const row = await tenant.db
      .selectFrom('outgoing_messages')
      .select('channel')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.channel as Channel | undefined;
  },

  /**
   * Up to `most` mails that are due, and `id` whether due or not; links first, since somebody waits for each. They stay locked
   * until the transaction ends, and what another one holds is passed over.
   */
  async claim(tenant: Tenant, id: number, now: Date, most: number): Promise<MessageOnItsWay[]> {
    await sql`select set_config('idle_in_transaction_session_timeout', ${String(longestBatchMilliseconds)}, true)`.execute(
      tenant.db,
    );
    const { rows } = await sql<MessageOnItsWay>`
      select m.id, m.channel, m.recipient, m.subject, coalesce(s.body, m.body) as body, m.attempts, m.cents
      from outgoing_messages m left join sendings s on s.congregation_id = m.congregation_id and s.id = m.sending_id
      where m.state = 'queued' and m.channel = 'email'
        and (m.id = ${id} or m.next_try_at is null or m.next_try_at <= ${now})
      order by m.id = ${id} desc, m.kind = 'link' desc, m.id
      limit ${most} for update of m skip locked`.execute(tenant.db);
    return rows;
  },

  /** All that a mail server took, with their steps; the bodies go, as they may hold a link. */
  async markSent(tenant: Tenant, ids: readonly number[], at: Date, keepBody: boolean): Promise<void> {
    if (ids.length === 0) return;
    await sql`
      with sent as (
        update outgoing_messages set state = 'sent', sent_at = ${at}, failure = null, next_try_at = null,
          body = case when ${keepBody}::boolean then body else '' end
        where id = any(${[...ids]}::int[])
        returning congregation_id, id
      )
      insert into message_steps (congregation_id, message_id, step, at)
      select congregation_id, id, 'sent', ${at} from sent`.execute(tenant.db);
  },

  /** The job goes on behind what others have queued meanwhile; nothing where no mail waits. */
  async continueLater(tenant: Tenant, now: Date, seconds: number): Promise<void> {
    const at = new Date(now.getTime() + seconds * 1000);
    await sql`
      select sheaf.enqueue_at(${sendMessageTask},
        json_build_object('congregationId', congregation_id, 'id', id), job_key, ${at})
      from outgoing_messages
      where state = 'queued' and channel = 'email' and (next_try_at is null or next_try_at <= ${now})
      order by id limit 1`.execute(tenant.db);
  },
};
