import type { reports as operations } from '@sheaf/contract/reports/reports';
import { decideSave, wrongInReport } from '@sheaf/rules/reports/decide-report';
import { mayHaveReport } from '@sheaf/rules/reports/reporting-people';
import type { ReportedRow } from '#contexts/people/people.api';
import { preparedReports } from '#contexts/reports/prepared-reports.store';
import { presentReport } from '#contexts/reports/present-report';
import { formOf, readSaveContext } from '#contexts/reports/read-save-context';
import { findReported } from '#contexts/reports/reporting-right';
import { type ReportRow, reports } from '#contexts/reports/reports.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.saveReport>;

/** The report to change, and the stored report of the month; often the same. */
async function found({ tenant, body }: Call, personId: number) {
  const there = await reports.lockOf(tenant, personId, body.report_month);
  const changed = body.id ? await reports.lock(tenant, body.id) : there;
  return { there, changed };
}

const keepsRecords = ({ actor }: Call): boolean => actor.permissions.has('settings.users');

async function decide(call: Call, person: ReportedRow, before: ReportRow | undefined, taken: boolean) {
  const { tenant, body, now } = call;
  const form = formOf(body);
  const { pioneer, special_pioneer } = body;
  const saving = await readSaveContext(tenant, {
    person,
    keepsRecords: keepsRecords(call),
    flags: {
      ...(pioneer !== undefined && { pioneer }),
      ...(special_pioneer !== undefined && { special_pioneer }),
    },
    before,
    taken,
    now,
  });
  const wrong = wrongInReport(form, saving);
  if (wrong.length > 0)
    return call.invalid(Object.fromEntries(wrong.map(({ field, code }) => [field, [code]])));
  return decideSave(form, saving);
}

/** 422 for a person outside the caller's reporting scope (REPORTS-C3, REPORTS-R19). */
export async function saveReport(call: Call) {
  const { tenant, actor, body } = call;
  const person = await findReported(tenant, actor, body.user_id ?? actor.personId, { lock: true });
  if (!person) return call.invalid({ user_id: ['no-such-person'] });
  const { there, changed } = await found(call, person.id);
  if (body.id && changed?.person_id !== person.id) return call.missing();
  if (!mayHaveReport(person, { keepsRecords: keepsRecords(call), isThere: changed !== undefined }))
    return call.invalid({ user_id: ['not-reporting'] });
  if (changed && body.version !== undefined && body.version !== changed.version)
    return call.stale(presentReport(changed));
  const decision = await decide(call, person, changed, there !== undefined && there.id !== changed?.id);
  if (!decision.allowed) return call.refuse(decision.reason);
  const saved = changed
    ? await reports.edit(tenant, changed.id, decision.value, actor.personId)
    : await reports.add(tenant, person.id, decision.value, actor.personId);
  await preparedReports.remove(tenant, person.id, saved.month);
  return presentReport(saved);
}
