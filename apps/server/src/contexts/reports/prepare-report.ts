import type { reports as operations } from '@sheaf/contract/reports/reports';
import { wrongInReport } from '@sheaf/rules/reports/decide-report';
import { decidePrepare } from '@sheaf/rules/reports/prepared-report';
import { isReporting } from '@sheaf/rules/reports/reporting-people';
import { readToday } from '#contexts/people/people.api';
import { fileReport } from '#contexts/reports/file-prepared-reports';
import { preparedReports } from '#contexts/reports/prepared-reports.store';
import { presentPreparedReport } from '#contexts/reports/present-prepared-report';
import { formOf, readSaveContext } from '#contexts/reports/read-save-context';
import { findReported } from '#contexts/reports/reporting-right';
import { reports } from '#contexts/reports/reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-X2: a report of a month that ended in between is filed at once. */
export async function prepareReport(call: Handler<typeof operations.prepareReport>) {
  const { tenant, actor, body, now } = call;
  const person = await findReported(tenant, actor, actor.personId, { lock: true });
  if (!person || !isReporting(person)) return call.invalid({ report_month: ['not-reporting'] });
  const form = formOf(body);
  const there = await reports.lockOf(tenant, person.id, form.report_month);
  const decision = decidePrepare(form.report_month, {
    today: await readToday(tenant, now),
    taken: there !== undefined,
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  const request = { person, keepsRecords: false, flags: {}, before: undefined, taken: false, now };
  const wrong = wrongInReport(form, await readSaveContext(tenant, request));
  if (wrong.length > 0)
    return call.invalid(Object.fromEntries(wrong.map(({ field, code }) => [field, [code]])));
  const saved = presentPreparedReport(await preparedReports.save(tenant, person.id, form));
  if (decision.value === 'keep') return { ...saved, sent: false };
  const sent = await fileReport(tenant, { person_id: person.id, month: form.report_month }, now);
  return { ...saved, sent };
}
