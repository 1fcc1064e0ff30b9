import type { reports as operations } from '@sheaf/contract/reports/reports';
import { addMonths } from '@sheaf/rules/reports/months';
import { isReporting, mayReportFor } from '@sheaf/rules/reports/reporting-people';
import { reportedPeople } from '#domains/people/people.public-api';
import { presentReport } from '#domains/reports/present-report';
import { readReportingRight } from '#domains/reports/reporting-right';
import { reports } from '#domains/reports/reports.store';
import type { Handler } from '#platform/handle';

/** REPORTS-S1, REPORTS-R6, REPORTS-R7. */
export async function readMonth({ tenant, actor, params }: Handler<typeof operations.readMonth>) {
  const { month } = params;
  const right = await readReportingRight(tenant, actor);
  const listed = (await reportedPeople.list(tenant)).filter(
    (person) => isReporting(person) && mayReportFor(right, person),
  );
  const ids = listed.map(({ id }) => id);
  const before = addMonths(month, -1);
  const found = new Map((await reports.inMonth(tenant, month, ids)).map((row) => [row.person_id, row]));
  const reportedBefore = new Set(
    (await reports.reportedIn(tenant, [before])).map(({ person_id }) => person_id),
  );
  return {
    month,
    people: listed.map(({ id }) => {
      const row = found.get(id);
      return {
        user_id: id,
        report: row ? presentReport(row) : null,
        also_missing: !row && !reportedBefore.has(id),
      };
    }),
  };
}
