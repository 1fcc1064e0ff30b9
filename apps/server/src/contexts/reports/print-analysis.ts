import type { reports as operations } from '@sheaf/contract/reports/reports';
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import { attendanceRecord } from '@sheaf/rules/reports/attendance-record';
import { congregationAnalysis, workedMaps } from '@sheaf/rules/reports/congregation-analysis';
import { serviceYearSpan } from '@sheaf/rules/time/service-year';
import { countedAttendance, memorialNumbers } from '#contexts/meetings/meetings.api';
import { readRecordedPeople, readSettings } from '#contexts/people/people.api';
import { analysisPaper } from '#contexts/reports/analysis.document';
import { readPresentComposition } from '#contexts/reports/read-composition';
import { readRecordHead } from '#contexts/reports/recorded-people';
import { reports } from '#contexts/reports/reports.store';
import { readAssignmentRecord } from '#contexts/territory/territory.api';
import type { Tenant } from '#platform/database/tenant';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

async function averagesOfYear(tenant: Tenant, year: number) {
  const counted = await countedAttendance(tenant, serviceYearSpan(year));
  const of = (type: 'clam' | 'public') => attendanceRecord(counted, type, year)[1]!.average;
  return { clam: of('clam'), public: of('public') };
}

/** Prints the S-10 data (X-S1). Appointments are not stored by year, so they are the current ones. */
export async function printAnalysis(call: Handler<typeof operations.printAnalysis>) {
  const { tenant, params, now } = call;
  const head = await readRecordHead(tenant, now);
  const span = serviceYearSpan(params.year);
  const judged = await reports.judged(tenant, span.to);
  const immersed = (await readRecordedPeople(tenant)).flatMap(({ doi }) => doi ?? []);
  const sheet = {
    serviceYear: params.year,
    analysis: congregationAnalysis(judged, immersed, {
      serviceYear: params.year,
      today: head.today,
      startMonth: (await readSettings(tenant, fieldServiceReports)).start_month,
    }),
    composition: await readPresentComposition(tenant, now),
    attendance: await averagesOfYear(tenant, params.year),
    memorial: await memorialNumbers(tenant, span),
    territory: workedMaps(await readAssignmentRecord(tenant, span), span),
  };
  return pdfReply(call, analysisPaper(sheet, head));
}
