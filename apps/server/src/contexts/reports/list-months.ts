import type { reports as operations } from '@sheaf/contract/reports/reports';
import { availableMonths } from '@sheaf/rules/reports/available-months';
import { readToday } from '#contexts/people/people.api';
import { findReported } from '#contexts/reports/reporting-right';
import { reports } from '#contexts/reports/reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-C2, REPORTS-R1. */
export async function listMonths(call: Handler<typeof operations.listMonths>) {
  const { tenant, actor, body, now } = call;
  const personId = body.id ?? actor.personId;
  if (!(await findReported(tenant, actor, personId))) return call.invalid({ id: ['no-such-person'] });
  const reported = new Set((await reports.of(tenant, personId)).map(({ month }) => month));
  const months = availableMonths(await readToday(tenant, now), reported);
  return months.map((date) => ({ month: date.slice(0, 7), date }));
}
