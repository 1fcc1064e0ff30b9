/** What totals are made of, in one round trip: the reports that are kept here, and figures from before. */
import type { CarriedFigures, CountedReport, ReportGroup } from '@sheaf/rules/reports/totals';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface SummedReports extends CountedReport {
  count: number;
}

/** `report_group` is null of reports that are kept here. */
type Row = SummedReports & Omit<CarriedFigures, 'month' | 'group'> & { report_group: ReportGroup | null };

/** $1 and $2: the first and the last month. Reports with the same flags are one row with their sums; the rule says in which group. */
const statement: Statement = {
  name: 'counted-reports',
  text: `
  select month::text as report_month, active, aux, pioneer, special_pioneer, null as report_group, count(*)::int as count,
    sum(placements)::int as placements, sum(videos)::int as videos, sum(hours)::int as hours,
    sum(return_visits)::int as return_visits, sum(studies)::int as studies, sum(special_hours)::int as special_hours
  from service_reports where month between $1::date and $2::date
  group by month, active, aux, pioneer, special_pioneer
  union all
  select month::text, true, false, false, false, report_group, count, placements, videos, hours, return_visits, studies, special_hours
  from carried_totals where month between $1::date and $2::date`,
};

/** From month to month by the index: ten years of reports are some hundred steps, and not read to the last row. */
const months: Statement = {
  name: 'counted-months',
  text: `
  with recursive own (month) as (
    (select month from service_reports order by month limit 1)
    union all
    select (select r.month from service_reports r where r.month > own.month order by r.month limit 1) from own where own.month is not null)
  select month::text from own where month is not null
  union
  select month::text from carried_totals`,
};

export interface CountedFigures {
  reports: SummedReports[];
  carried: CarriedFigures[];
}

const presentCarried = ({ report_month: month, report_group, ...row }: Row): CarriedFigures => {
  const { count, placements, videos, hours, return_visits, studies, special_hours } = row;
  return {
    month,
    group: report_group!,
    count,
    placements,
    videos,
    hours,
    return_visits,
    studies,
    special_hours,
  };
};

export const countedReports = {
  /** Both ends included. */
  async between(tenant: Tenant, from: string, to: string): Promise<CountedFigures> {
    const rows = await tenant.prepared<Row>(statement, [from, to]);
    const [reports, carried] = [
      rows.filter(({ report_group }) => report_group === null),
      rows.filter(({ report_group }) => report_group !== null),
    ];
    return { reports, carried: carried.map(presentCarried) };
  },

  /** Every month that anything is known of. */
  async months(tenant: Tenant): Promise<string[]> {
    return (await tenant.prepared<{ month: string }>(months, [])).map(({ month }) => month);
  },
};
