import type { reports as operations } from '@sheaf/contract/reports/reports';
import { presentReport } from '#contexts/reports/present-report';
import { findReported } from '#contexts/reports/reporting-right';
import { reports } from '#contexts/reports/reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-C4. */
export async function listReportsOf(call: Handler<typeof operations.listReportsOf>) {
  const { tenant, actor, params } = call;
  if (!(await findReported(tenant, actor, params.userId))) return call.missing();
  return (await reports.of(tenant, params.userId)).map(presentReport);
}
