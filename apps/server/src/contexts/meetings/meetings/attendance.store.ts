/** Queries on attendance. */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface AttendanceCount {
  type: MeetingType;
  week: string;
  language_group_id: number | null;
  people: number;
}

/** Unique key of a count: meeting of the whole congregation or of a language group. */
const once = sql`congregation_id, coalesce(language_group_id, 0), type, week`;

export const attendance = {
  /** Counts of weeks that begin in this span; either end may be omitted. */
  async list(tenant: Tenant, { from, to }: { from?: string | undefined; to?: string | undefined }) {
    const rows = await tenant.db
      .selectFrom('attendance')
      .select(['id', 'type', 'week', 'language_group_id', 'people'])
      .$if(from !== undefined, (query) => query.where('week', '>=', from!))
      .$if(to !== undefined, (query) => query.where('week', '<=', to!))
      .orderBy('week')
      .orderBy('type')
      .execute();
    return rows.map((row) => ({ ...row, type: row.type }));
  },

  /** Replaces an earlier number. */
  async save(tenant: Tenant, { people, ...meeting }: AttendanceCount, by: number): Promise<void> {
    await tenant.db
      .insertInto('attendance')
      .values({ congregation_id: tenant.congregationId, ...meeting, people, counted_by: by })
      .onConflict((conflict) => conflict.expression(once).doUpdateSet({ people, counted_by: by }))
      .execute();
  },

  async remove(tenant: Tenant, { type, week }: Pick<AttendanceCount, 'type' | 'week'>): Promise<void> {
    await tenant.db
      .deleteFrom('attendance')
      .where('type', '=', type)
      .where('week', '=', week)
      .where('language_group_id', 'is', null)
      .execute();
  },

  /** Whether a count exists for any meeting of a language group. */
  async isKept(tenant: Tenant, group: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('attendance')
      .select('id')
      .where('language_group_id', '=', group)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};
