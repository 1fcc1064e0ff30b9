/**
 * Map figures, one statement each, compared with their rules by a test. `now` determines dates and months in
 * the congregation's time zone.
 */
import { keptSince } from '@sheaf/rules/people/congregations/retention';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const mapFigures = {
  /** Numbers of maps and of assignments. */
  async begun(tenant: Tenant) {
    const { rows } = await sql<{ maps: number; assignments: number }>`
      select (select count(*) from maps where deleted_at is null)::int as maps,
        (select count(*) from map_assignments)::int as assignments`.execute(tenant.db);
    return rows[0]!;
  },

  /** Numbers of all maps, and of assignable ones: neither assigned nor locked. */
  async stock(tenant: Tenant) {
    const { rows } = await sql<{ maps: number; free: number }>`
      select count(*)::int as maps, (count(*) filter (where a.id is null and not m.locked))::int as free
      from maps m
      left join map_assignments a on a.congregation_id = m.congregation_id and a.map_id = m.id and a.returned_at is null
      where m.deleted_at is null`.execute(tenant.db);
    return rows[0]!;
  },

  async totals(tenant: Tenant, now: Date) {
    const since = new Date(keptSince(12, now.getTime())!);
    const { rows } = await sql<{ maps: number; out: number; worked: number; average: number | null }>`
      select count(*)::int as maps, count(a.id)::int as out,
        (count(*) filter (where m.last_completed > ((${now}::timestamptz at time zone place.zone)::date - interval '12 months')::date))::int as worked,
        (select round(avg(extract(epoch from b.returned_at - b.assigned_at) / 86400)::numeric, 1)::float8
           from map_assignments b where b.returned_at > ${since} and not b.personal) as average
      from maps m cross join (select timezone_id as zone from congregation_clocks) place
      left join map_assignments a on a.congregation_id = m.congregation_id and a.map_id = m.id and a.returned_at is null
      where m.deleted_at is null`.execute(tenant.db);
    return rows[0]!;
  },

  /** Number of assigned maps. */
  out: (tenant: Tenant) =>
    tenant.db
      .selectFrom('map_assignments')
      .select(['map_id', 'assigned_at', 'personal'])
      .where('returned_at', 'is', null)
      .execute(),

  async months(tenant: Tenant, now: Date) {
    const { rows } = await sql<{ month: string; completed: number }>`
      with place as (select timezone_id as zone from congregation_clocks),
      months as (select generate_series(date_trunc('month', ${now}::timestamptz at time zone place.zone) - interval '11 months',
        date_trunc('month', ${now}::timestamptz at time zone place.zone), interval '1 month') as month from place)
      select to_char(months.month, 'YYYY-MM') as month, count(a.id)::int as completed
      from months cross join place
      left join map_assignments a on a.completed and date_trunc('month', a.returned_at at time zone place.zone) = months.month
        and a.returned_at > ${now}::timestamptz - interval '13 months'
      group by months.month order by months.month`.execute(tenant.db);
    return rows;
  },
};
