import type { reports as operations } from '@sheaf/contract/reports/reports';
import { presentReport } from '#contexts/reports/present-report';
import { firstMonth, readRecordHead, recordedPeople } from '#contexts/reports/recorded-people';
import { recordPages, recordsPaperOf } from '#contexts/reports/records.document';
import { reports } from '#contexts/reports/reports.store';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** 404 for guests, students and deleted people, who have no record (PRINT-P12). */
export async function printRecord(call: Handler<typeof operations.printRecord>) {
  const { tenant, params, now } = call;
  const person = (await recordedPeople(tenant)).find(({ id }) => id === params.userId);
  if (!person) return call.missing();
  const head = await readRecordHead(tenant, now);
  const own = await reports.sinceOf(tenant, firstMonth(head.today), [person.id]);
  return pdfReply(call, recordsPaperOf(recordPages([person], own.map(presentReport), head), head, true));
}
