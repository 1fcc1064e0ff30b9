/** Who can be written to, and what was written already. */
import type { Reachable } from '@sheaf/rules/messages/recipients';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const recipients = {
  async everyone(tenant: Tenant): Promise<Reachable[]> {
    const rows = await tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'appointment', 'pioneer', 'special_pioneer as specialPioneer', 'cart'])
      .select(['group_id as groupId', 'phone', 'email'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows;
  },

  groups: (tenant: Tenant) => tenant.db.selectFrom('groups').select(['id', 'name']).orderBy('name').execute(),

  async hasGroup(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db.selectFrom('groups').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  /** SMS queued since, by number. Sign-in links that nobody pays for have limits of their own. */
  async smsByNumber(tenant: Tenant, since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ recipient: string; sms: number }>`
      select recipient, count(*) as sms from outgoing_messages
      where channel = 'sms' and created_at > ${since} and not (kind = 'link' and cents = 0) group by recipient`.execute(
      tenant.db,
    );
    return new Map(rows.map(({ recipient, sms }) => [recipient, sms]));
  },

  async partsSince(tenant: Tenant, since: Date): Promise<number> {
    const { rows } = await sql<{ parts: number }>`
      select coalesce(sum(parts), 0) as parts from outgoing_messages
      where channel = 'sms' and created_at > ${since} and not (kind = 'link' and cents = 0)`.execute(
      tenant.db,
    );
    return rows[0]!.parts;
  },
};
