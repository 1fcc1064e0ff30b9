/** Reads the sources of totals in one round trip: stored reports and carried figures. */
import type { CarriedFigures, CountedReport, ReportGroup } from '@sheaf/rules/reports/totals';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface SummedReports extends CountedReport {
  count: number;
}

/** `report_group` is null for stored reports. */
type Row = SummedReports & Omit<CarriedFigures, 'month' | 'group'> & { report_group: ReportGroup | null };

/**
 * $1 and $2: first and last month. Reports with equal flags are summed to one row; a rule decides their
 * group.
 */
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

/**
 * Skips from month to month through the index: ten years of reports take about a hundred steps instead of a
 * full scan.
 */
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
  /** Both months are inclusive. */
  async between(tenant: Tenant, from: string, to: string): Promise<CountedFigures> {
    const rows = await tenant.prepared<Row>(statement, [from, to]);
    const [reports, carried] = [
      rows.filter(({ report_group }) => report_group === null),
      rows.filter(({ report_group }) => report_group !== null),
    ];
    return { reports, carried: carried.map(presentCarried) };
  },

  /** Every month with a report or a carried figure. */
  async months(tenant: Tenant): Promise<string[]> {
    return (await tenant.prepared<{ month: string }>(months, [])).map(({ month }) => month);
  },
};
