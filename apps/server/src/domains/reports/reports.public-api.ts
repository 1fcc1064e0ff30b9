/** What other domains may ask of reports. */
import { lastMonth } from '@sheaf/rules/reports/months';
import { readToday } from '#domains/congregations/congregations.public-api';
import { presentReport } from '#domains/reports/present-report';
import { reports } from '#domains/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';

/** A person's report of last month, once it is filed (SHELL-O7). */
export async function lastReportOf(tenant: Tenant, personId: number, now: Date) {
  const month = lastMonth(await readToday(tenant, now));
  const [row] = await reports.inMonth(tenant, month, [personId]);
  return row ? presentReport(row) : null;
}
