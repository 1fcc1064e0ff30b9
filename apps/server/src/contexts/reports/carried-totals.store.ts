/** Queries on totals from before the first stored reports. */
import type { CarriedFigures, ReportGroup } from '@sheaf/rules/reports/totals';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'month',
  'report_group',
  'count',
  'placements',
  'videos',
  'hours',
  'return_visits',
  'studies',
  'special_hours',
] as const;

type Row = Omit<CarriedFigures, 'group'> & { id: number; report_group: ReportGroup };

const present = ({ report_group, ...row }: Row) => ({ ...row, group: report_group });

export const carried = {
  async list(tenant: Tenant) {
    const rows = await tenant.db
      .selectFrom('carried_totals')
      .select(columns)
      .orderBy('month', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(present);
  },

  /** Replaces earlier figures of the same group and month. */
  async save(tenant: Tenant, { month, group, ...figures }: CarriedFigures) {
    const row = await tenant.db
      .insertInto('carried_totals')
      .values({ congregation_id: tenant.congregationId, month, report_group: group, ...figures })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'month', 'report_group']).doUpdateSet(figures),
      )
      .returning(columns)
      .executeTakeFirstOrThrow();
    return present(row);
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('carried_totals')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
