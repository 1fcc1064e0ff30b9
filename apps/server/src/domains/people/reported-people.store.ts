/** People as field service reports need them: what decides whether they report, and as what. */
import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'active', 'appointment', 'group_id', 'pioneer', 'special_pioneer'] as const;

export type ReportedRow = Awaited<ReturnType<typeof reportedPeople.list>>[number];

export const reportedPeople = {
  list: (tenant: Tenant) =>
    tenant.db.selectFrom('people').select(columns).where('deleted_at', 'is', null).orderBy('id').execute(),

  /** Somebody who is not deleted. */
  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(columns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** As `read`; whoever saves a report of the same person waits. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(columns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),
};
