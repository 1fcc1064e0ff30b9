import type { reports as operations } from '@sheaf/contract/reports/reports';
import { lastMonth } from '@sheaf/rules/reports/months';
import { readToday } from '#contexts/people/people.api';
import { carried } from '#contexts/reports/carried-totals.store';
import { countedReports } from '#contexts/reports/counted-reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-R22. */
export async function saveCarriedTotals(call: Handler<typeof operations.saveCarriedTotals>) {
  const { tenant, body, now } = call;
  if (body.month > lastMonth(await readToday(tenant, now))) return call.refuse('month-not-over');
  const { reports } = await countedReports.between(tenant, body.month, body.month);
  if (reports.length > 0) return call.refuse('month-has-reports');
  return carried.save(tenant, body);
}
