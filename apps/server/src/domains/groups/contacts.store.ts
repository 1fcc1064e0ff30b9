/** People as the printed lists name them. */
import type { Tenant } from '#platform/database/tenant';

export type Contact = Awaited<ReturnType<typeof contacts.list>>[number];

export const contacts = {
  /** Those whose profile is active; who left the congregation stands on no list. */
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select([
        'id',
        'first_name',
        'last_name',
        'group_id',
        'appointment',
        'phone',
        'email',
        'address',
        'emergency',
      ])
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .execute(),
};
