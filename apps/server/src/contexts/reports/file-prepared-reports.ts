/** Files prepared reports on the first of the next month (REPORTS-X2, decision 188). */
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import { monthOf } from '@sheaf/rules/reports/months';
import { reportsNotifications } from '@sheaf/rules/reports/notifications';
import { decideFiling } from '@sheaf/rules/reports/prepared-report';
import { isReporting } from '@sheaf/rules/reports/reporting-people';
import { lockReportedPeople, readSettings, readToday } from '#contexts/people/people.api';
import { type PreparedRow, preparedOfHour, preparedReports } from '#contexts/reports/prepared-reports.store';
import { readSaveContext } from '#contexts/reports/read-save-context';
import { reports } from '#contexts/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import { notify } from '#platform/notifications/notifications.store';

/**
 * Locks the person first, like every operation on reports, so that a report is filed once. Returns whether it
 * was filed. The author is notified either way; without the author, the entry is deleted.
 */
export async function fileReport(
  tenant: Tenant,
  { person_id: personId, month }: Pick<PreparedRow, 'person_id' | 'month'>,
  now: Date,
): Promise<boolean> {
  const person = await lockReportedPeople(tenant, personId);
  const row = await preparedReports.lock(tenant, personId, month);
  if (!row) return false;
  if (!person) {
    await preparedReports.remove(tenant, personId, month);
    return false;
  }
  const { person_id: _, month: report_month, refused: __, ...entered } = row;
  const there = await reports.lockOf(tenant, personId, month);
  const request = {
    person,
    keepsRecords: false,
    flags: {},
    before: undefined,
    taken: there !== undefined,
    now,
  };
  const decision = decideFiling(
    { ...entered, report_month },
    await readSaveContext(tenant, request),
    isReporting(person),
  );
  const told = { personId, details: { month: month.slice(0, 7) } };
  if (!decision.allowed) {
    // Another report of the month replaces what was prepared.
    if (decision.reason === 'taken') await preparedReports.remove(tenant, personId, month);
    else await preparedReports.refuse(tenant, personId, month);
    await notify(tenant, reportsNotifications, [{ ...told, type: 'report-not-sent' }], now);
    return false;
  }
  await reports.add(tenant, personId, decision.value, personId);
  await preparedReports.remove(tenant, personId, month);
  await notify(tenant, reportsNotifications, [{ ...told, type: 'report-sent' }], now);
  return true;
}

export const preparedReportsHourly: NightlyJob = {
  name: 'prepared-reports',
  onlyWith: preparedOfHour,
  async run(tenant, now) {
    if (!(await readSettings(tenant, fieldServiceReports)).on) return { reports: 0 };
    const due = await preparedReports.due(tenant, monthOf(await readToday(tenant, now)));
    let filed = 0;
    for (const one of due) if (await fileReport(tenant, one, now)) filed += 1;
    return { reports: filed };
  },
};
