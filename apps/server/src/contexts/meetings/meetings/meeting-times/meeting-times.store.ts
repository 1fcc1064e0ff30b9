/** Queries on days and times of the meetings from a date on. */
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('meeting_times', 'congregation_id', 'created_at', 'updated_at');

export type TimesRow = Awaited<ReturnType<typeof list>>[number];
export type TimesValues = Omit<TimesRow, 'id' | 'version'>;

const list = (tenant: Tenant) =>
  tenant.db.selectFrom('meeting_times').select(columns).orderBy('from_week').orderBy('id').execute();

export const meetingTimes = {
  list,

  async add(tenant: Tenant, values: TimesValues): Promise<void> {
    await tenant.db
      .insertInto('meeting_times')
      .values({ congregation_id: tenant.congregationId, ...values })
      .execute();
  },

  async edit(tenant: Tenant, id: number, values: TimesValues): Promise<void> {
    await tenant.db.updateTable('meeting_times').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .deleteFrom('meeting_times')
        .where('id', 'in', [...ids])
        .execute();
  },
};
