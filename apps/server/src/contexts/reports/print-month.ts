import type { reports as operations } from '@sheaf/contract/reports/reports';
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import { lastFirst } from '@sheaf/rules/people/people/names';
import { averagesOfMonth } from '@sheaf/rules/reports/attendance-year';
import { isRecorded } from '@sheaf/rules/reports/reporting-people';
import { totalsOfMonth } from '@sheaf/rules/reports/totals';
import { addDays, addMonths } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { countedAttendance } from '#contexts/meetings/meetings.api';
import { readLetterhead, readRecordedPeople, readSettings } from '#contexts/people/people.api';
import { countedReports } from '#contexts/reports/counted-reports.store';
import { missingOf, peopleReporting } from '#contexts/reports/missing-reports';
import { monthPaper, type PrintedReport } from '#contexts/reports/month.document';
import { readActivePublishers } from '#contexts/reports/read-composition';
import { reports } from '#contexts/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** By last name; reports of deleted people count only in the totals. */
async function reportsOf(tenant: Tenant, month: string): Promise<PrintedReport[]> {
  const people = await readRecordedPeople(tenant);
  const rows = await reports.inMonth(
    tenant,
    month,
    people.map(({ id }) => id),
  );
  const own = new Map(rows.map((row) => [row.person_id, row]));
  return people.flatMap((person) => {
    const row = own.get(person.id);
    return row ? [{ name: lastFirst(person), active: row.active, late: row.late, figures: row }] : [];
  });
}

/** PRINT-P13, X-S1. */
export async function printMonth(call: Handler<typeof operations.printMonth>) {
  const { tenant, actor, params, now } = call;
  const month = `${params.year}-${String(params.month).padStart(2, '0')}-01`;
  const { name, lang, zone } = await readLetterhead(tenant);
  const counted = await countedReports.between(tenant, month, month);
  const people = await peopleReporting(tenant);
  const { start_month: start } = await readSettings(tenant, fieldServiceReports);
  const span = { from: month, to: addDays(`${addMonths(month.slice(0, 7), 1)}-01`, -1) };
  const { clam, public: weekend } = averagesOfMonth(await countedAttendance(tenant, span), month);
  const sheet = {
    month,
    totals: totalsOfMonth(counted.reports, counted.carried, month),
    publishers: (await readActivePublishers(tenant, month)).size,
    missing: isRecorded(month, start) ? (await missingOf(tenant, people, month)).length : null,
    midweek: clam,
    weekend,
    reports: actor.permissions.has('settings.users') ? await reportsOf(tenant, month) : null,
  };
  return pdfReply(call, monthPaper(sheet, { congregation: name, lang, today: todayIn(zone, now.getTime()) }));
}
