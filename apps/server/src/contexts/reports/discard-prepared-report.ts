import type { reports } from '@sheaf/contract/reports/reports';
import { preparedReports } from '#contexts/reports/prepared-reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-X2. */
export async function discardPreparedReport(call: Handler<typeof reports.discardPreparedReport>) {
  await preparedReports.remove(call.tenant, call.actor.personId, call.params.month);
  return { ok: true as const };
}
