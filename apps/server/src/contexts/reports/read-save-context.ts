import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import type { ReportForm, ReportSaveContext } from '@sheaf/rules/reports/decide-report';
import { monthOf } from '@sheaf/rules/reports/months';
import { todayIn } from '@sheaf/rules/time/today-in';
import type { ReportedRow } from '#contexts/people/people.api';
import { readSettingsAndZone } from '#contexts/people/people.api';
import type { ReportRow } from '#contexts/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';

interface SaveRequest {
  person: ReportedRow;
  keepsRecords: boolean;
  flags: ReportSaveContext['flags'];
  before: ReportRow | undefined;
  taken: boolean;
  now: Date;
}

/** Facts that the rules need to save a report of the person. */
export async function readSaveContext(
  tenant: Tenant,
  { person, keepsRecords, flags, before, taken, now }: SaveRequest,
): Promise<ReportSaveContext> {
  const { zone, settings } = await readSettingsAndZone(tenant, fieldServiceReports);
  return {
    today: todayIn(zone, now.getTime()),
    keepsRecords,
    person,
    flags,
    began: monthOf(todayIn(zone, person.created_at.getTime())),
    startMonth: settings.start_month,
    before: before ? { ...before, report_month: before.month } : null,
    taken,
  };
}

/** The entered values of a request. */
export const formOf = ({
  report_month,
  active,
  aux,
  hours,
  studies,
  special_hours,
  comments,
}: ReportForm): ReportForm => ({ report_month, active, aux, hours, studies, special_hours, comments });
