/** Whose report of a month is missing, and whom of them the actor may report for (REPORTS-S1). */
import { isReporting, mayReportFor, type ReportingRight } from '@sheaf/rules/reports/reporting-people';
import { type ReportedRow, reportedPeople } from '#domains/people/people.public-api';
import { reports } from '#domains/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';

/** Everybody who reports, or those of them whom somebody may report for. */
export async function peopleReporting(tenant: Tenant, right?: ReportingRight): Promise<ReportedRow[]> {
  const people = (await reportedPeople.list(tenant)).filter(isReporting);
  return right ? people.filter((person) => mayReportFor(right, person)) : people;
}

export async function missingOf(
  tenant: Tenant,
  people: readonly ReportedRow[],
  month: string,
): Promise<ReportedRow[]> {
  const reported = new Set((await reports.reportedIn(tenant, [month])).map(({ person_id }) => person_id));
  return people.filter(({ id }) => !reported.has(id));
}
