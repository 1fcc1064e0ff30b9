import type { reports as operations } from '@sheaf/contract/reports/reports';
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { addMonths } from '@sheaf/rules/reports/months';
import { reminderEffect } from '@sheaf/rules/reports/reminders';
import { isReporting, mayReportFor } from '@sheaf/rules/reports/reporting-people';
import { listReportedPeople, reachablePeopleAmong, readToday } from '#contexts/people/people.api';
import { expectedOf } from '#contexts/reports/missing-reports';
import { presentReport } from '#contexts/reports/present-report';
import { readReportingRight } from '#contexts/reports/reporting-right';
import { reports } from '#contexts/reports/reports.store';
import type { Handler } from '#platform/handle';
import { sentMessages } from '#platform/outbox/sent-messages.store';

/** People who report now, and people with a report for that month (REPORTS-R7). */
async function peopleOfMonth({ tenant, actor, params }: Handler<typeof operations.readMonth>) {
  const right = await readReportingRight(tenant, actor);
  const people = (await listReportedPeople(tenant)).filter((person) => mayReportFor(right, person));
  const rows = await reports.inMonth(
    tenant,
    params.month,
    people.map(({ id }) => id),
  );
  const found = new Map(rows.map((row) => [row.person_id, row]));
  return { found, people: people.filter((person) => isReporting(person) || found.has(person.id)) };
}

/** REPORTS-S1, REPORTS-R6, REPORTS-R7. */
export async function readMonth(call: Handler<typeof operations.readMonth>) {
  const { tenant, params, now } = call;
  const { month } = params;
  const { found, people } = await peopleOfMonth(call);
  const reporting = people.filter(isReporting);
  const ids = people.map(({ id }) => id);
  const expectedIn = async (of: string) =>
    new Set((await expectedOf(tenant, reporting, of)).map(({ id }) => id));
  const expected = await expectedIn(month);
  const expectedBefore = await expectedIn(addMonths(month, -1));
  const before = await reports.reportedIn(tenant, [addMonths(month, -1)]);
  const reportedBefore = new Set(before.map(({ person_id }) => person_id));
  const missing = ids.filter((id) => !found.has(id));
  const contacts = new Map(
    (await reachablePeopleAmong(tenant, missing)).map((person) => [person.id, person]),
  );
  const today = await readToday(tenant, now);
  const told = await sentMessages.told(
    tenant,
    missing.map((id) => reminderEffect(month, id, today)),
  );
  return {
    month,
    people: ids.map((id) => {
      const row = found.get(id);
      const contact = contacts.get(id);
      return {
        user_id: id,
        report: row ? presentReport(row) : null,
        expected: expected.has(id),
        also_missing: !row && expectedBefore.has(id) && !reportedBefore.has(id),
        reachable: isSurePhone(contact?.phone ?? null) || Boolean(contact?.email),
        reminded: told.has(reminderEffect(month, id, today)),
      };
    }),
  };
}
