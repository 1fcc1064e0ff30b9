import type { reports as operations } from '@sheaf/contract/reports/reports';
import { writeCsv } from '@sheaf/rules/files/csv';
import { reportRows } from '@sheaf/rules/reports/report-rows';
import { importedReports } from '#contexts/reports/imported-reports.store';
import type { Handler } from '#platform/handle';
import { DeferredReply, FileReply } from '#platform/replies';

/** Makes the rows after the database connection is released (REPORTS-R25). */
export async function exportReports({ tenant }: Handler<typeof operations.exportReports>) {
  const all = await importedReports.written(tenant);
  return new DeferredReply(
    async () => new FileReply(Buffer.from(writeCsv(reportRows(all))), 'text/csv; charset=utf-8', false),
  );
}
