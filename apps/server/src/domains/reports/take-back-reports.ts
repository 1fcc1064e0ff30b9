import type { reports as operations } from '@sheaf/contract/reports/reports';
import { importedReports } from '#domains/reports/imported-reports.store';
import { presentReportImport } from '#domains/reports/present-report-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

/** REPORTS-R26. */
export async function takeBackReports(call: Handler<typeof operations.takeBackReports>) {
  const { tenant, actor, params, now } = call;
  await importLedger.waitForTurn(tenant);
  const found = await importLedger.lock(tenant, 'reports', params.id);
  if (!found) return call.missing();
  if (found.taken_back_at !== null) return call.refuse('import-taken-back');
  const notes = await importLedger.notes(tenant, found.id);
  const removed = await importedReports.remove(tenant, notes);
  await importLedger.close(tenant, found.id, actor.personId, now);
  const row = presentReportImport(await importLedger.read(tenant, found.id));
  return { import: row, removed, kept: notes.length - removed };
}
