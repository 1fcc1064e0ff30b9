/** People for field service reports: whether they report, and as what. */
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

  /** Columns of a record card by last name, including deactivated people (PRINT-O5). */
  records: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'gender', 'appointment', 'pioneer', 'special_pioneer'])
      .select(['dob', 'doi', 'hope', 'group_id'])
      .where('deleted_at', 'is', null)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

  /** A person who is not deleted. */
  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(columns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Like `read`; concurrent reports of the same person wait. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(columns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),
};
