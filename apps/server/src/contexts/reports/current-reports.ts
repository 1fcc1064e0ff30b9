/** Last month's report in the record of a person (USERS-O4). */
import { lastMonth } from '@sheaf/rules/reports/months';
import { readToday } from '#contexts/people/people.api';
import { presentReport } from '#contexts/reports/present-report';
import { reports } from '#contexts/reports/reports.store';
import type { PersonFactsSource } from '#platform/person-facts';

export const currentReports: PersonFactsSource = async (tenant, personIds, now) => {
  const rows = await reports.inMonth(tenant, lastMonth(await readToday(tenant, now)), personIds);
  return new Map(rows.map((row) => [row.person_id, { current_report: presentReport(row) }]));
};
