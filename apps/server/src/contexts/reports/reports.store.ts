/** Queries on service reports. A month is stored as its first day. */
import type { KeptReport } from '@sheaf/rules/reports/decide-report';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'person_id',
  'month',
  'active',
  'hours',
  'studies',
  'special_hours',
  'aux',
  'pioneer',
  'special_pioneer',
  'comments',
  'placements',
  'videos',
  'return_visits',
  'late',
  'version',
] as const;

export type ReportRow = Awaited<ReturnType<typeof reports.of>>[number];

const newestFirst = (tenant: Tenant, personId: number | undefined) =>
  tenant.db
    .selectFrom('service_reports')
    .select(columns)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId!))
    .orderBy('month', 'desc')
    .orderBy('person_id');

export const reports = {
  /** Reports of everyone, or of one person. */
  list: (tenant: Tenant, personId?: number) => newestFirst(tenant, personId).execute(),

  page: (tenant: Tenant, page: number, perPage: number, personId?: number) =>
    newestFirst(tenant, personId)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),

  async count(tenant: Tenant, personId?: number): Promise<number> {
    const row = await tenant.db
      .selectFrom('service_reports')
      .select((counted) => counted.fn.countAll<number>().as('total'))
      .$if(personId !== undefined, (query) => query.where('person_id', '=', personId!))
      .executeTakeFirstOrThrow();
    return Number(row.total);
  },

  of: (tenant: Tenant, personId: number) => newestFirst(tenant, personId).execute(),

  /** Reports of these people in one month. */
  inMonth: (tenant: Tenant, month: string, personIds: readonly number[]) =>
    tenant.db
      .selectFrom('service_reports')
      .select(columns)
      .where('month', '=', month)
      .where('person_id', '=', sql<number>`any (${[...personIds]}::bigint[])`)
      .execute(),

  /** People with a report in each of these months. */
  reportedIn: (tenant: Tenant, months: readonly string[]) =>
    tenant.db
      .selectFrom('service_reports')
      .select(['person_id', 'month', 'aux'])
      .where('month', 'in', [...months])
      .execute(),

  /** Month of the first report, by person. */
  async firstMonths(tenant: Tenant, people: readonly number[]): Promise<Map<number, string>> {
    const rows = await tenant.db
      .selectFrom('service_reports')
      .select((is) => ['person_id', is.fn.min('month').as('first')])
      .where('person_id', 'in', [...people])
      .groupBy('person_id')
      .execute();
    return new Map(rows.map(({ person_id, first }) => [person_id, first]));
  },

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('service_reports')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  lockOf: (tenant: Tenant, personId: number, month: string) =>
    tenant.db
      .selectFrom('service_reports')
      .select(columns)
      .where('person_id', '=', personId)
      .where('month', '=', month)
      .forUpdate()
      .executeTakeFirst(),

  add: (tenant: Tenant, personId: number, { report_month, ...report }: KeptReport, by: number) =>
    tenant.db
      .insertInto('service_reports')
      .values({
        congregation_id: tenant.congregationId,
        person_id: personId,
        month: report_month,
        ...report,
        entered_by: by,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, { report_month, ...report }: KeptReport, by: number) =>
    tenant.db
      .updateTable('service_reports')
      .set({ month: report_month, ...report, entered_by: by })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('service_reports').where('id', '=', id).execute();
  },

  /** Reports of these people from a month on. */
  sinceOf: (tenant: Tenant, from: string, personIds: readonly number[]) =>
    newestFirst(tenant, undefined)
      .where('month', '>=', from)
      .where('person_id', '=', sql<number>`any (${[...personIds]}::bigint[])`)
      .execute(),

  /** Participation of people by month, between two months (inclusive). */
  sharing: (tenant: Tenant, from: string, to: string) =>
    tenant.db
      .selectFrom('service_reports')
      .select(['person_id as user_id', 'month as report_month', 'active'])
      .where('month', '>=', from)
      .where('month', '<=', to)
      .execute(),

  /** Participation of people up to a day, since the first report. */
  judged: (tenant: Tenant, to: string) =>
    tenant.db
      .selectFrom('service_reports')
      .select([
        'person_id as user_id',
        'month as report_month',
        'active',
        'aux',
        'pioneer',
        'special_pioneer',
      ])
      .where('month', '<=', to)
      .execute(),
};
