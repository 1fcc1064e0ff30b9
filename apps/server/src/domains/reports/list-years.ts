import type { reports as operations } from '@sheaf/contract/reports/reports';
import { yearsOf } from '@sheaf/rules/reports/publisher-year';
import { carried } from '#domains/reports/carried-totals.store';
import { reports } from '#domains/reports/reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-C6, REPORTS-R8. */
export async function listYears({ tenant }: Handler<typeof operations.listYears>) {
  const months = [...(await reports.months(tenant)), ...(await carried.months(tenant))];
  return yearsOf(months).map((year) => ({ year }));
}
