import { lastMonth } from '@sheaf/rules/reports/months';
import { readReportedPerson, readToday } from '#contexts/people/people.api';
import { expectedOf, missingOf, peopleReporting } from '#contexts/reports/missing-reports';
import { presentReport } from '#contexts/reports/present-report';
import { reports } from '#contexts/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';

/**
 * Month of the person's report of last month if it is filed, and whether one is expected (SHELL-O7,
 * REPORTS-R27).
 */
export async function lastReportOf(tenant: Tenant, personId: number, now: Date) {
  const month = lastMonth(await readToday(tenant, now));
  const [row] = await reports.inMonth(tenant, month, [personId]);
  if (row) return { report: { report_month: presentReport(row).report_month }, report_expected: true };
  const person = await readReportedPerson(tenant, personId);
  const expected = person ? await expectedOf(tenant, [person], month) : [];
  return { report: null, report_expected: expected.length > 0 };
}

/** Number of missing reports of last month in the congregation. */
export async function countMissing(tenant: Tenant, now: Date): Promise<number> {
  const month = lastMonth(await readToday(tenant, now));
  return (await missingOf(tenant, await peopleReporting(tenant), month)).length;
}
