/** Every query on attendance. */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import type { Tenant } from '#platform/database/tenant';

export interface Counted {
  type: MeetingType;
  week: string;
  people: number;
}

export const attendance = {
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
