/** What every document says of its congregation (PRINT-R3). */
import type { Tenant } from '#platform/database/tenant';

export const letterhead = {
  read: (tenant: Tenant) =>
    tenant.db
      .selectFrom('congregations')
      .select(['name', 'lang', 'timezone_id as zone'])
      .executeTakeFirstOrThrow(),
};
