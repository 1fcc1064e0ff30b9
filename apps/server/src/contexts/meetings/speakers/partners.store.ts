/** Queries on partnerships. Row security shows only those of the own congregation. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface PartnerRow {
  id: number;
  /** Id of the other congregation. */
  congregation_id: number;
  congregation: string;
  state: 'asked' | 'asks' | 'partner';
  asked_at: Date;
}

export const partners = {
  async list(tenant: Tenant): Promise<PartnerRow[]> {
    const own = tenant.congregationId;
    const { rows } = await sql<PartnerRow>`
      select p.id, c.id as congregation_id, c.name as congregation, p.asked_at,
        case when p.confirmed_at is not null then 'partner' when p.from_congregation = ${own} then 'asked' else 'asks' end as state
      from directory_partners p
      join sheaf.congregation_profiles() c on c.id = case when p.from_congregation = ${own} then p.to_congregation else p.from_congregation end
      order by c.name, p.id`.execute(tenant.db);
    return rows;
  },

  /** Merges simultaneous requests in both directions into one. */
  async ask(tenant: Tenant, congregationId: number, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tenant.db
      .insertInto('directory_partners')
      .values({ from_congregation: tenant.congregationId, to_congregation: congregationId, asked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  },

  /** Confirms only requests of the other congregation. */
  async confirm(tenant: Tenant, id: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('directory_partners')
      .set({ confirmed_at: now })
      .where('id', '=', id)
      .where('to_congregation', '=', tenant.congregationId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  },

  async end(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('directory_partners')
      .where('id', '=', id)
      .executeTakeFirst();
    return Number(numDeletedRows) === 1;
  },
};
