import type { reports as operations } from '@sheaf/contract/reports/reports';
import { yearsOf } from '@sheaf/rules/reports/publisher-year';
import { countedReports } from '#contexts/reports/counted-reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-C6, REPORTS-R8. */
export async function listYears({ tenant }: Handler<typeof operations.listYears>) {
  return yearsOf(await countedReports.months(tenant)).map((year) => ({ year }));
}
