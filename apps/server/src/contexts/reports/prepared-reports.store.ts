/** Queries on reports that are entered and not sent yet. */
import type { ReportForm } from '@sheaf/rules/reports/decide-report';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'person_id',
  'month',
  'active',
  'aux',
  'hours',
  'studies',
  'special_hours',
  'comments',
  'refused',
] as const;

export type PreparedRow = Awaited<ReturnType<typeof preparedReports.of>>[number];

/** The earliest time zone is 14 hours ahead; the job decides by the congregation's own day. */
export const preparedOfHour =
  "from prepared_reports p where p.congregation_id = c.id and not p.refused and p.month < date_trunc('month', c.now at time zone 'UTC' + interval '14 hours')";

export const preparedReports = {
  of: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('prepared_reports')
      .select(columns)
      .where('person_id', '=', personId)
      .orderBy('month')
      .execute(),

  /** Replaces what was prepared for the month. */
  async save(tenant: Tenant, personId: number, { report_month, ...form }: ReportForm) {
    const values = { ...form, refused: false };
    return tenant.db
      .insertInto('prepared_reports')
      .values({
        congregation_id: tenant.congregationId,
        person_id: personId,
        month: report_month,
        ...values,
      })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'person_id', 'month']).doUpdateSet(values),
      )
      .returning(columns)
      .executeTakeFirstOrThrow();
  },

  async remove(tenant: Tenant, personId: number, month: string): Promise<void> {
    await tenant.db
      .deleteFrom('prepared_reports')
      .where('person_id', '=', personId)
      .where('month', '=', month)
      .execute();
  },

  async removeAllOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('prepared_reports').where('person_id', '=', personId).execute();
  },

  /** Months before this one, by person. */
  due: (tenant: Tenant, month: string) =>
    tenant.db
      .selectFrom('prepared_reports')
      .select(['person_id', 'month'])
      .where('month', '<', month)
      .where('refused', '=', false)
      .orderBy('person_id')
      .orderBy('month')
      .execute(),

  lock: (tenant: Tenant, personId: number, month: string) =>
    tenant.db
      .selectFrom('prepared_reports')
      .select(columns)
      .where('person_id', '=', personId)
      .where('month', '=', month)
      .where('refused', '=', false)
      .forUpdate()
      .executeTakeFirst(),

  async refuse(tenant: Tenant, personId: number, month: string): Promise<void> {
    await tenant.db
      .updateTable('prepared_reports')
      .set({ refused: true })
      .where('person_id', '=', personId)
      .where('month', '=', month)
      .execute();
  },
};
