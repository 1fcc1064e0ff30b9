import type { reports as operations } from '@sheaf/contract/reports/reports';
import { writeCsv } from '@sheaf/rules/files/csv';
import { totalsRows } from '@sheaf/rules/reports/totals-rows';
import { countedAttendance } from '#contexts/meetings/meetings.api';
import { countedReports } from '#contexts/reports/counted-reports.store';
import type { Handler } from '#platform/handle';
import { DeferredReply, FileReply } from '#platform/replies';

const [first, last] = ['0001-01-01', '9999-12-31'];

/** Makes the rows after the database connection is released (PRINT-P7). */
export async function exportTotals({ tenant }: Handler<typeof operations.exportTotals>) {
  const { reports, carried } = await countedReports.between(tenant, first, last);
  const attendance = await countedAttendance(tenant, {});
  return new DeferredReply(async () => {
    const csv = writeCsv(totalsRows(reports, carried, attendance));
    return new FileReply(Buffer.from(csv), 'text/csv; charset=utf-8', false);
  });
}
