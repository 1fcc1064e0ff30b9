import type { reports as operations } from '@sheaf/contract/reports/reports';
import { presentReport } from '#domains/reports/present-report';
import { firstMonth, readRecordHead, recordedPeople } from '#domains/reports/recorded-people';
import { recordsPaper } from '#domains/reports/records.document';
import { reports } from '#domains/reports/reports.store';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** PRINT-P11. */
export async function printRecords(call: Handler<typeof operations.printRecords>) {
  const { tenant, now } = call;
  const head = await readRecordHead(tenant, now);
  const all = await reports.since(tenant, firstMonth(head.today));
  return pdfReply(call, recordsPaper(await recordedPeople(tenant), all.map(presentReport), head));
}
