/** Inserts and removes the reports of an import, thousands in a statement. */
import type { PlannedReport } from '@sheaf/rules/reports/plan-reports';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { NotedRow } from '#platform/imports/import-ledger.store';
import { noted, pieces } from '#platform/imports/import-writing.store';

const figures = sql.raw('hours, studies, special_hours, placements, videos, return_visits');

export const importedReports = {
  here: (tenant: Tenant) => tenant.db.selectFrom('service_reports').select(['person_id', 'month']).execute(),

  /** Skips reports that were entered simultaneously. */
  async add(tenant: Tenant, importId: number, reports: readonly PlannedReport[], by: number): Promise<void> {
    for (const piece of pieces(reports))
      await noted(
        tenant,
        { importId, table: 'service_reports' },
        sql`insert into service_reports (congregation_id, person_id, month, active, aux, pioneer, special_pioneer, ${figures},
            comments, entered_by)
          select ${tenant.congregationId}::bigint, person_id, month, active, aux, pioneer, special_pioneer, ${figures}, comments, ${by}::bigint
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as given (person_id bigint, month date, active boolean, aux boolean,
            pioneer boolean, special_pioneer boolean, hours smallint, studies smallint, special_hours smallint, placements int,
            videos int, return_visits int, comments text)
          on conflict (congregation_id, person_id, month) do nothing
          returning congregation_id, id, version`,
      );
  },

  /** Removes reports unchanged since the import. @returns the number of removed reports. */
  async remove(tenant: Tenant, notes: readonly NotedRow[]): Promise<number> {
    let removed = 0;
    for (const piece of pieces(notes)) {
      const { rows } = await sql`
        delete from service_reports r
        using unnest(${piece.map(({ row_id }) => row_id)}::bigint[], ${piece.map(({ row_version }) => row_version)}::int[]) as made (id, version)
        where r.id = made.id and r.version = made.version returning r.id`.execute(tenant.db);
      removed += rows.length;
    }
    return removed;
  },

  /** With names, without deleted people, newest month first. */
  written: (tenant: Tenant) =>
    tenant.db
      .selectFrom('service_reports as r')
      .innerJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'r.congregation_id').onRef('p.id', '=', 'r.person_id'),
      )
      .select([
        'r.person_id',
        'p.first_name',
        'p.last_name',
        'r.month',
        'r.active',
        'r.aux',
        'r.pioneer',
        'r.special_pioneer',
        'r.hours',
        'r.studies',
        'r.special_hours',
        'r.placements',
        'r.videos',
        'r.return_visits',
        'r.comments',
      ])
      .orderBy('r.month', 'desc')
      .orderBy('p.last_name')
      .orderBy('p.first_name')
      .orderBy('r.id')
      .execute(),
};
