import type { reports as operations } from '@sheaf/contract/reports/reports';
import { lastMonth } from '@sheaf/rules/reports/months';
import { readToday } from '#domains/congregations/congregations.public-api';
import { carried } from '#domains/reports/carried-totals.store';
import type { Handler } from '#platform/handle';

/** REPORTS-R22. */
export async function saveCarriedTotals(call: Handler<typeof operations.saveCarriedTotals>) {
  const { tenant, body, now } = call;
  if (body.month > lastMonth(await readToday(tenant, now))) return call.refuse('month-not-over');
  return carried.save(tenant, body);
}
