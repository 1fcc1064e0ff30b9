import type { reports as operations } from '@sheaf/contract/reports/reports';
import { importedReports } from '#contexts/reports/imported-reports.store';
import { presentReportImport } from '#contexts/reports/present-report-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';
import { beginRollback, endRollback } from '#platform/imports/rollback';

/** REPORTS-R26. */
export async function rollbackReports(call: Handler<typeof operations.rollbackReports>) {
  const { tenant } = call;
  const found = await beginRollback(call, 'reports');
  const notes = await importLedger.notes(tenant, found.id);
  const removed = await importedReports.remove(tenant, notes);
  const row = presentReportImport(await endRollback(call, found));
  return { import: row, removed, kept: notes.length - removed };
}
