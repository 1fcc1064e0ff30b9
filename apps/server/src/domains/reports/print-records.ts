import type { reports as operations } from '@sheaf/contract/reports/reports';
import { hasRecord } from '@sheaf/rules/reports/publisher-record';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { reportedPeople } from '#domains/people/people.public-api';
import { presentReport } from '#domains/reports/present-report';
import { type RecordHead, recordsPaper } from '#domains/reports/records.document';
import { reports } from '#domains/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

async function headOf(tenant: Tenant, now: Date): Promise<RecordHead> {
  const { name, lang, zone } = await readLetterhead(tenant);
  return { congregation: name, lang, today: todayIn(zone, now.getTime()) };
}

/** The first month of the year before the present one. */
const firstMonth = (today: string): string => `${serviceYearOf(today) - 2}-09-01`;

const recordedPeople = async (tenant: Tenant) => (await reportedPeople.records(tenant)).filter(hasRecord);

/** PRINT-P12; a guest, a student and somebody who was deleted have no record. */
export async function printRecord(call: Handler<typeof operations.printRecord>) {
  const { tenant, params, now } = call;
  const person = (await recordedPeople(tenant)).find(({ id }) => id === params.userId);
  if (!person) return call.missing();
  const head = await headOf(tenant, now);
  const own = await reports.since(tenant, firstMonth(head.today), person.id);
  return pdfReply(call, recordsPaper([person], own.map(presentReport), head));
}

/** PRINT-P11. */
export async function printRecords(call: Handler<typeof operations.printRecords>) {
  const { tenant, now } = call;
  const head = await headOf(tenant, now);
  const all = await reports.since(tenant, firstMonth(head.today));
  return pdfReply(call, recordsPaper(await recordedPeople(tenant), all.map(presentReport), head));
}

/** PRINT-P11: nothing is prepared beforehand. */
export async function readRecordsProgress({ tenant }: Handler<typeof operations.readRecordsProgress>) {
  const total = (await recordedPeople(tenant)).length;
  return { total, completed: total };
}
