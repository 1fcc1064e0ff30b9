/** Existing assignments for comparison with an import. */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import type { KnownAssignment } from '@sheaf/rules/territory/territory-import/plan';
import { type RawBuilder, sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';
import { notedRows } from '#platform/imports/import-ledger.store';

const asDay = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${column} at time zone c.timezone_id)::date`;

/** Assignments of these maps, oldest first; those that an import created and nobody changed are editable. */
export async function knownAssignments(
  tenant: Tenant,
  mapIds: readonly number[],
): Promise<KnownAssignment[]> {
  const { rows } = await sql<Omit<KnownAssignment, 'campaign'> & { campaign: number }>`
    with noted as (${notedRows('map_assignments', 'map_assignment_holders')}),
    holders as (
      select h.assignment_id, bool_and(n.row_id is not null) as untouched,
        jsonb_agg(jsonb_build_object('person', h.person_id, 'name', coalesce(${sql.raw(fullNameText('p'))}, h.holder_name),
          'from', ${asDay(sql`h.assigned_at`)}, 'to', ${asDay(sql`h.returned_at`)}) order by h.id) as list
      from map_assignment_holders h cross join congregation_clocks c
      left join person_names p on p.id = h.person_id
      left join noted n on n.table_name = 'map_assignment_holders' and n.row_id = h.id and n.row_version = h.version
      group by h.assignment_id)
    select a.id, a.map_id, to_char(a.assigned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant,
      ${asDay(sql`a.assigned_at`)}::text as "from", a.start_unknown as "startUnknown", ${asDay(sql`a.returned_at`)}::text as "to",
      a.completed, a.personal, a.campaign, a.campaign_name as "campaignName", a.previous_completed::text as "previousCompleted",
      coalesce(h.list, '[]') as holders, n.row_id is not null and coalesce(h.untouched, true) as editable
    from map_assignments a cross join congregation_clocks c
    left join holders h on h.assignment_id = a.id
    left join noted n on n.table_name = 'map_assignments' and n.row_id = a.id and n.row_version = a.version
    where a.map_id = any(${[...mapIds]}::bigint[])
    order by a.assigned_at, a.id`.execute(tenant.db);
  return rows.map((row) => ({ ...row, campaign: campaigns.decode(row.campaign) }));
}
