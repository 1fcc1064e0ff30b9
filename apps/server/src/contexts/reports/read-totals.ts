import type { reports as operations } from '@sheaf/contract/reports/reports';
import { monthOfTotals, totalsOfYear } from '@sheaf/rules/reports/totals';
import { serviceYearSpan } from '@sheaf/rules/time/service-year';
import { countedReports } from '#contexts/reports/counted-reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-C6, REPORTS-O3. */
export async function readTotals({ tenant, params }: Handler<typeof operations.readTotals>) {
  const { from, to } = serviceYearSpan(params.year);
  const counted = await countedReports.between(tenant, from, to);
  const reported = Map.groupBy(counted.reports, ({ report_month }) => report_month);
  return totalsOfYear(counted.reports, counted.carried, params.year).map((totals) => ({
    ...totals,
    reported: (reported.get(monthOfTotals(totals)) ?? []).reduce((sum, { count }) => sum + count, 0),
  }));
}
