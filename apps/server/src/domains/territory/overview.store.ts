/** The territory in numbers: one statement each. `now` decides the months, in the congregation's time zone. */
import { reviewMonths } from '@sheaf/rules/addresses/do-not-call';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const overview = {
  async totals(tenant: Tenant, now: Date) {
    const { rows } = await sql<{ maps: number; out: number; worked: number; average: number | null }>`
      select count(*)::int as maps, count(a.id)::int as out,
        (count(*) filter (where m.last_completed > (${now}::timestamptz - interval '12 months')::date))::int as worked,
        (select round(avg(extract(epoch from b.returned_at - b.assigned_at) / 86400)::numeric, 1)::float8
           from map_assignments b where b.returned_at > ${now}::timestamptz - interval '12 months' and not b.personal) as average
      from maps m
      left join map_assignments a on a.congregation_id = m.congregation_id and a.map_id = m.id and a.returned_at is null
      where m.deleted_at is null`.execute(tenant.db);
    return rows[0]!;
  },

  async months(tenant: Tenant, now: Date) {
    const { rows } = await sql<{ month: string; completed: number }>`
      with place as (select timezone_id as zone from congregations),
      months as (select generate_series(date_trunc('month', ${now}::timestamptz at time zone place.zone) - interval '11 months',
        date_trunc('month', ${now}::timestamptz at time zone place.zone), interval '1 month') as month from place)
      select to_char(months.month, 'YYYY-MM') as month, count(a.id)::int as completed
      from months cross join place
      left join map_assignments a on a.completed and date_trunc('month', a.returned_at at time zone place.zone) = months.month
        and a.returned_at > ${now}::timestamptz - interval '13 months'
      group by months.month order by months.month`.execute(tenant.db);
    return rows;
  },

  async never(tenant: Tenant) {
    const { rows } = await sql<{ id: number; number: string; place: string }>`
      select m.id, m.number, coalesce(m.name, b.suburb, m.number) as place
      from maps m left join suburbs b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      where m.deleted_at is null and m.last_completed is null
      order by m."order", length(m.number), m.number`.execute(tenant.db);
    return rows;
  },

  /** ADDR-O10: by the congregation's calendar. */
  async unconfirmed(tenant: Tenant, now: Date) {
    const { rows } = await sql<{ map_id: number; number: string; place: string; count: number }>`
      select m.id as map_id, m.number, coalesce(m.name, b.suburb, m.number) as place, count(*)::int as count
      from do_not_calls d
      join maps m on m.congregation_id = d.congregation_id and m.id = d.map_id and m.deleted_at is null
      left join suburbs b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      where d.date < (select ((${now}::timestamptz at time zone timezone_id)::date
        - make_interval(months => ${reviewMonths}))::date from congregations)
      group by m.id, m.number, m.name, b.suburb, m."order" order by m."order", length(m.number), m.number`.execute(
      tenant.db,
    );
    return rows;
  },

  async doors(tenant: Tenant, now: Date) {
    const { rows } = await sql<{ week: number; month: number; quarter: number; older: number }>`
      select (count(*) filter (where age <= 7))::int as week, (count(*) filter (where age > 7 and age <= 31))::int as month,
        (count(*) filter (where age > 31 and age <= 92))::int as quarter, (count(*) filter (where age > 92))::int as older
      from (select extract(epoch from ${now}::timestamptz - adjusted_at) / 86400 as age from available_addresses
            where attempt > 0 and not expired) tried`.execute(tenant.db);
    return rows[0]!;
  },
};
