import type { reports as operations } from '@sheaf/contract/reports/reports';
import { decideDelete } from '@sheaf/rules/reports/decide-report';
import { readToday } from '#contexts/people/people.api';
import { findReported } from '#contexts/reports/reporting-right';
import { reports } from '#contexts/reports/reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-C5, REPORTS-R5. */
export async function deleteReport(call: Handler<typeof operations.deleteReport>) {
  const { tenant, actor, params, now } = call;
  const row = await reports.lock(tenant, params.id);
  if (!row || !(await findReported(tenant, actor, row.person_id))) return call.missing();
  const decision = decideDelete(row.month, await readToday(tenant, now));
  if (!decision.allowed) return call.refuse(decision.reason);
  await reports.remove(tenant, row.id);
  return { ok: true as const };
}
