import type { reports as operations } from '@sheaf/contract/reports/reports';
import { addMonths } from '@sheaf/rules/reports/months';
import { reminderEffect } from '@sheaf/rules/reports/reminders';
import { readToday } from '#domains/congregations/congregations.public-api';
import { reachablePeople } from '#domains/people/people.public-api';
import { expectedOf, peopleReporting } from '#domains/reports/missing-reports';
import { presentReport } from '#domains/reports/present-report';
import { readReportingRight } from '#domains/reports/reporting-right';
import { reports } from '#domains/reports/reports.store';
import type { Handler } from '#platform/handle';
import { sentMessages } from '#platform/outbox/sent-messages.store';

/** REPORTS-S1, REPORTS-R6, REPORTS-R7. */
export async function readMonth({ tenant, actor, params, now }: Handler<typeof operations.readMonth>) {
  const { month } = params;
  const people = await peopleReporting(tenant, await readReportingRight(tenant, actor));
  const ids = people.map(({ id }) => id);
  const expectedIn = async (of: string) =>
    new Set((await expectedOf(tenant, people, of)).map(({ id }) => id));
  const expected = await expectedIn(month);
  const expectedBefore = await expectedIn(addMonths(month, -1));
  const found = new Map((await reports.inMonth(tenant, month, ids)).map((row) => [row.person_id, row]));
  const before = await reports.reportedIn(tenant, [addMonths(month, -1)]);
  const reportedBefore = new Set(before.map(({ person_id }) => person_id));
  const missing = ids.filter((id) => !found.has(id));
  const ways = new Map((await reachablePeople.among(tenant, missing)).map((person) => [person.id, person]));
  const today = await readToday(tenant, now);
  const told = await sentMessages.told(
    tenant,
    missing.map((id) => reminderEffect(month, id, today)),
  );
  return {
    month,
    people: ids.map((id) => {
      const row = found.get(id);
      const way = ways.get(id);
      return {
        user_id: id,
        report: row ? presentReport(row) : null,
        expected: expected.has(id),
        also_missing: !row && expectedBefore.has(id) && !reportedBefore.has(id),
        reachable: Boolean(way?.phone || way?.email),
        reminded: told.has(reminderEffect(month, id, today)),
      };
    }),
  };
}
