/** People as field service reports need them: what decides whether they report, and as what. */
import type { Tenant } from '#platform/database/tenant';

const columns = [
  ...(['id', 'active', 'appointment', 'group_id'] as const),
  ...(['pioneer', 'special_pioneer', 'created_at'] as const),
] as const;

export type RecordedPerson = Awaited<ReturnType<typeof reportedPeople.records>>[number];
export type ReportedRow = Awaited<ReturnType<typeof reportedPeople.list>>[number];

export const reportedPeople = {
  list: (tenant: Tenant) =>
    tenant.db.selectFrom('people').select(columns).where('deleted_at', 'is', null).orderBy('id').execute(),

  /** What a record says of people, by last name; deactivated ones too (PRINT-O5). */
  records: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'gender', 'appointment', 'pioneer', 'special_pioneer'])
      .select(['dob', 'doi', 'hope'])
      .where('deleted_at', 'is', null)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

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
