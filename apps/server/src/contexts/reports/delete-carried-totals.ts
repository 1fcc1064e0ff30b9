import type { reports as operations } from '@sheaf/contract/reports/reports';
import { carried } from '#contexts/reports/carried-totals.store';
import type { Handler } from '#platform/handle';

/** REPORTS-R22. */
export async function deleteCarriedTotals(call: Handler<typeof operations.deleteCarriedTotals>) {
  if (!(await carried.remove(call.tenant, call.params.id))) return call.missing();
  return { ok: true as const };
}
