/** Address figures, one statement each. */
import { reviewMonths } from '@sheaf/rules/territory/addresses/do-not-call';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const addressFigures = {
  /** All addresses on maps, of every kind. */
  async listed(tenant: Tenant): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from preloaded_addresses) + (select count(*) from available_addresses)
        + (select count(*) from do_not_calls))::int as count`.execute(tenant.db);
    return rows[0]!.count;
  },

  /** Do-not-calls due for review by map, in the congregation's time zone (ADDR-O10). */
  async unconfirmed(tenant: Tenant, now: Date): Promise<ReadonlyMap<number, number>> {
    const { rows } = await sql<{ map_id: number; count: number }>`
      select d.map_id, count(*)::int as count from do_not_calls d
      where d.date < (select ((${now}::timestamptz at time zone timezone_id)::date
        - make_interval(months => ${reviewMonths}))::date from congregation_clocks)
      group by d.map_id`.execute(tenant.db);
    return new Map(rows.map(({ map_id, count }) => [map_id, count]));
  },

  /** Not-at-homes by the age of their last attempt. */
  async tried(tenant: Tenant, now: Date) {
    const { rows } = await sql<{ week: number; month: number; quarter: number; older: number }>`
      select (count(*) filter (where age <= 7))::int as week, (count(*) filter (where age > 7 and age <= 31))::int as month,
        (count(*) filter (where age > 31 and age <= 92))::int as quarter, (count(*) filter (where age > 92))::int as older
      from (select extract(epoch from ${now}::timestamptz - adjusted_at) / 86400 as age from available_addresses
            where attempt > 0 and not expired) tried`.execute(tenant.db);
    return rows[0]!;
  },
};
