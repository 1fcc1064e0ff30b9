/** Reads every map with all its assignments in one statement; dates are local dates of the congregation. */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { RecordedAssignment, RecordedMap } from '@sheaf/rules/territory/territory/assignment-record';
import type { Span } from '@sheaf/rules/time/service-year';
import { sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';

type ReadMap = Omit<RecordedMap, 'type' | 'assignments'> & {
  type: number;
  assignments: readonly (Omit<RecordedAssignment, 'campaign'> & { campaign: number })[];
};

export const assignmentRecord = {
  async read(tenant: Tenant, { from, to }: Span): Promise<RecordedMap[]> {
    const { rows } = await sql<ReadMap>`
      with place as (select timezone_id as zone from congregation_clocks),
      taken as (
        select a.map_id, a.id, (a.assigned_at at time zone place.zone)::date as assigned_on,
          (a.returned_at at time zone place.zone)::date as returned_on, a.completed, a.personal, a.campaign, a.campaign_name,
          a.previous_completed, a.start_unknown,
          coalesce((select jsonb_agg(coalesce(${sql.raw(fullNameText('p'))}, h.holder_name) order by h.assigned_at, h.id)
            from map_assignment_holders h left join person_names p on p.congregation_id = h.congregation_id and p.id = h.person_id
            where h.congregation_id = a.congregation_id and h.assignment_id = a.id), '[]') as holders
        from map_assignments a cross join place
        where (a.assigned_at at time zone place.zone)::date <= ${to}::date
          and (a.returned_at is null or (a.returned_at at time zone place.zone)::date >= ${from}::date)
      ),
      dated as (
        select a.map_id,
          array_agg((a.returned_at at time zone place.zone)::date::text)
            filter (where a.completed and (a.returned_at at time zone place.zone)::date < ${from}::date) as completed,
          array_agg(a.previous_completed::text) filter (where a.previous_completed is not null) as noted
        from map_assignments a cross join place group by a.map_id
      )
      select m.number, m.type_id as type, m.deleted_at is not null as deleted,
        coalesce(d.completed, '{}') as completed, array_remove(d.noted || m.last_completed::text, null) as noted,
        coalesce((select jsonb_agg(jsonb_build_object('assignedOn', t.assigned_on, 'returnedOn', t.returned_on,
            'completed', t.completed, 'personal', t.personal, 'campaign', t.campaign, 'campaignName', t.campaign_name,
            'holders', t.holders, 'completedBefore', t.previous_completed,
            'startUnknown', t.start_unknown) order by t.assigned_on, t.id)
          from taken t where t.map_id = m.id), '[]') as assignments
      from maps m left join dated d on d.map_id = m.id`.execute(tenant.db);
    return rows.map(({ type, assignments, ...map }) => ({
      ...map,
      type: mapTypes.decode(type),
      assignments: assignments.map((one) => ({ ...one, campaign: campaigns.decode(one.campaign) })),
    }));
  },
};
