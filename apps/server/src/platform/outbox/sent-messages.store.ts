/** Counts earlier messages, for caps and deduplication. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** SMS that count towards caps: no free sign-in links, and none set aside before a hand-over. */
const countedSms = sql`channel = 'sms' and not (kind = 'link' and cents = 0)
  and not (state = 'failed' and attempts = 0 and sent_at is null)`;

export const sentMessages = {
  async told(tenant: Tenant, effects: readonly string[]): Promise<Set<string>> {
    if (effects.length === 0) return new Set();
    const rows = await tenant.db
      .selectFrom('outgoing_messages')
      .select('effect')
      .where('effect', 'in', [...effects])
      .execute();
    return new Set(rows.map(({ effect }) => effect!));
  },

  /** Effects of a kind already sent to these people. */
  async effectsOf(tenant: Tenant, kind: string, personIds: readonly number[]): Promise<string[]> {
    const rows = await tenant.db
      .selectFrom('outgoing_messages')
      .select('effect')
      .where('kind', '=', kind)
      .where('person_id', '=', sql<number>`any (${[...personIds]}::bigint[])`)
      .where('effect', 'is not', null)
      .execute();
    return rows.map(({ effect }) => effect!);
  },

  async countByKind(tenant: Tenant, since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ kind: string; sent: number }>`
      select kind, count(*) as sent from outgoing_messages where created_at > ${since} group by kind`.execute(
      tenant.db,
    );
    return new Map(rows.map(({ kind, sent }) => [kind, sent]));
  },

  /** Number of SMS since an instant, by phone number. Free sign-in links have limits of their own. */
  async smsByNumber(tenant: Tenant, since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ recipient: string; sms: number }>`
      select recipient, count(*) as sms from outgoing_messages
      where ${countedSms} and created_at > ${since} group by recipient`.execute(tenant.db);
    return new Map(rows.map(({ recipient, sms }) => [recipient, sms]));
  },

  async partsSince(tenant: Tenant, since: Date): Promise<number> {
    const { rows } = await sql<{ parts: number }>`
      select coalesce(sum(parts), 0) as parts from outgoing_messages
      where ${countedSms} and created_at > ${since}`.execute(tenant.db);
    return rows[0]!.parts;
  },
};
