/** Every query on attendance. */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import type { Tenant } from '#platform/database/tenant';

export interface Counted {
  type: MeetingType;
  week: string;
  people: number;
}

export const attendance = {
  /** Of the weeks that begin in this span, either end of which may be left out. */
  async list(tenant: Tenant, { from, to }: { from?: string | undefined; to?: string | undefined }) {
    const rows = await tenant.db
      .selectFrom('attendance')
      .select(['id', 'type', 'week', 'people'])
      .$if(from !== undefined, (query) => query.where('week', '>=', from!))
      .$if(to !== undefined, (query) => query.where('week', '<=', to!))
      .orderBy('week')
      .orderBy('type')
      .execute();
    return rows.map((row) => ({ ...row, type: row.type as MeetingType }));
  },

  /** A later number replaces an earlier one. */
  async save(tenant: Tenant, { type, week, people }: Counted, by: number): Promise<void> {
    await tenant.db
      .insertInto('attendance')
      .values({ congregation_id: tenant.congregationId, type, week, people, counted_by: by })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'type', 'week']).doUpdateSet({ people, counted_by: by }),
      )
      .execute();
  },
};
