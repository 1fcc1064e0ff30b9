/** Missing reports of a month, for all people or those the caller may report for (REPORTS-S1). */
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import { monthOf } from '@sheaf/rules/reports/months';
import {
  isExpected,
  isRecorded,
  isReporting,
  mayReportFor,
  type ReportingRight,
} from '@sheaf/rules/reports/reporting-people';
import { todayIn } from '@sheaf/rules/time/today-in';
import { listReportedPeople, type ReportedRow, readSettingsAndZone } from '#contexts/people/people.api';
import { reports } from '#contexts/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';

/** Everyone who reports; with a right, only the people it covers. */
export async function peopleReporting(tenant: Tenant, right?: ReportingRight): Promise<ReportedRow[]> {
  const people = (await listReportedPeople(tenant)).filter(isReporting);
  return right ? people.filter((person) => mayReportFor(right, person)) : people;
}

/** People whose report is expected in that month (REPORTS-R27). */
export async function expectedOf(
  tenant: Tenant,
  people: readonly ReportedRow[],
  month: string,
): Promise<ReportedRow[]> {
  const { zone, settings } = await readSettingsAndZone(tenant, fieldServiceReports);
  const { start_month: start } = settings;
  if (!isRecorded(month, start)) return [];
  const began = new Map(
    people.map((one) => [one.id, monthOf(todayIn(zone, one.created_at.getTime()))] as const),
  );
  const later = people.filter(
    ({ id }) => !isExpected({ began: began.get(id)!, firstReported: null }, month, start),
  );
  if (later.length === 0) return [...people];
  const first = await reports.firstMonths(
    tenant,
    later.map(({ id }) => id),
  );
  return people.filter(({ id }) =>
    isExpected({ began: began.get(id)!, firstReported: first.get(id) ?? null }, month, start),
  );
}

export async function missingOf(
  tenant: Tenant,
  people: readonly ReportedRow[],
  month: string,
): Promise<ReportedRow[]> {
  const reported = new Set((await reports.reportedIn(tenant, [month])).map(({ person_id }) => person_id));
  return (await expectedOf(tenant, people, month)).filter(({ id }) => !reported.has(id));
}
