/** Queries on the quiet hours of people. */
import type { QuietHours } from '@sheaf/rules/messaging/messages/quiet-hours';
import type { Tenant } from '#platform/database/tenant';

export const quietHours = {
  async own(tenant: Tenant, personId: number): Promise<QuietHours | null> {
    const row = await tenant.db
      .selectFrom('quiet_hours')
      .select(['from_time as from', 'until_time as until'])
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return row ?? null;
  },

  async set(tenant: Tenant, personId: number, hours: QuietHours | null): Promise<void> {
    if (hours === null) {
      await tenant.db.deleteFrom('quiet_hours').where('person_id', '=', personId).execute();
      return;
    }
    const times = { from_time: hours.from, until_time: hours.until };
    await tenant.db
      .insertInto('quiet_hours')
      .values({ congregation_id: tenant.congregationId, person_id: personId, ...times })
      .onConflict((conflict) => conflict.columns(['congregation_id', 'person_id']).doUpdateSet(times))
      .execute();
  },
};
