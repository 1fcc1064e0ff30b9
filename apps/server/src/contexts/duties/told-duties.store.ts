/** Queries on duties of which the person was notified. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const ofIds = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

export const toldDuties = {
  /** Ids of the duties of which the person was notified, or which they answered. */
  async known(tenant: Tenant, ids: readonly number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('duties as d')
      .select('d.id')
      .where('d.id', '=', ofIds(ids))
      .where(sql<boolean>`sheaf.knows_duty(d)`)
      .execute();
    return rows.map(({ id }) => id);
  },

  async markMailed(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ mailed_at: now, told_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** By any channel. */
  async mark(tenant: Tenant, ids: readonly number[], now: Date): Promise<void> {
    await tenant.db.updateTable('duties').set({ told_at: now }).where('id', '=', ofIds(ids)).execute();
  },
};
