import type { OutgoingMessages } from '@sheaf/database/tables';
import { digitsSought } from '@sheaf/rules/contact/digits-sought';
import type { MessageState } from '@sheaf/rules/messaging/messages/delivery';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { Step } from '#platform/outbox/outbox.store';

export interface MessageRow {
  id: number;
  kind: string;
  channel: OutgoingMessages['channel'];
  person_id: number | null;
  first_name: string | null;
  last_name: string | null;
  recipient: string;
  state: MessageState;
  created_at: Date;
  sent_at: Date | null;
  next_try_at: Date | null;
  subject: string;
  body: string;
  attempts: number;
  failure: string | null;
  parts: number;
  cents: number;
  being_handed_over: boolean;
}

export interface StepRow {
  step: Step;
  at: Date;
  detail: string | null;
  first_name: string | null;
  last_name: string | null;
}

export interface MessageFilter {
  state?: MessageState | undefined;
  search?: string | undefined;
  sending?: number | undefined;
}

const from = sql`from outgoing_messages m
  left join person_names p on p.congregation_id = m.congregation_id and p.id = m.person_id
  left join sendings s on s.congregation_id = m.congregation_id and s.id = m.sending_id`;

/** Contains only the requested conditions, so that an index serves the query. */
const conditionOf = ({ state, search, sending }: MessageFilter): RawBuilder<unknown> => {
  const conditions: RawBuilder<unknown>[] = [];
  if (state) conditions.push(sql`m.state = ${state}`);
  if (sending !== undefined) conditions.push(sql`m.sending_id = ${sending}`);
  if (search) {
    const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const digits = digitsSought(search);
    const number = digits === null ? sql`` : sql`or m.recipient like ${`%${digits}%`}`;
    conditions.push(
      sql`(m.recipient ilike ${like} or concat(p.first_name, ' ', p.last_name) ilike ${like} ${number})`,
    );
  }
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

const rowsWhere = async (tenant: Tenant, rest: RawBuilder<unknown>): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select m.id, m.kind, m.channel, m.person_id, p.first_name, p.last_name, m.recipient, m.state, m.created_at, m.sent_at,
      m.next_try_at, m.subject, coalesce(s.body, m.body) as body, m.attempts, m.failure, m.parts, m.cents,
      m.state = 'queued' and m.handing_since is not null as being_handed_over
    ${from} ${rest}`.execute(tenant.db);
  return rows;
};

export const outgoing = {
  /** Latest first. @param before only messages before this one. */
  page: (tenant: Tenant, filter: MessageFilter, before: number | undefined, most: number) =>
    rowsWhere(
      tenant,
      sql`where ${conditionOf(filter)} ${before === undefined ? sql`` : sql`and m.id < ${before}`}
        order by m.id desc limit ${most}`,
    ),

  async countByState(
    tenant: Tenant,
    sending: number | undefined,
  ): Promise<Partial<Record<MessageState, number>>> {
    const { rows } = await sql<{
      state: MessageState;
      total: number;
    }>`select m.state, count(*) as total from outgoing_messages m
      where ${conditionOf({ sending })} group by m.state`.execute(tenant.db);
    return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
  },

  read: async (tenant: Tenant, id: number) => (await rowsWhere(tenant, sql`where m.id = ${id}`))[0],

  /** Locks a message before a change of its state. */
  async lock(tenant: Tenant, id: number): Promise<MessageRow | undefined> {
    return (await rowsWhere(tenant, sql`where m.id = ${id} for update of m`))[0];
  },

  async steps(tenant: Tenant, id: number): Promise<StepRow[]> {
    const { rows } = await sql<StepRow>`
      select s.step, s.at, s.detail, p.first_name, p.last_name from message_steps s
      left join person_names p on p.congregation_id = s.congregation_id and p.id = s.person_id
      where s.message_id = ${id} order by s.id`.execute(tenant.db);
    return rows;
  },
};
