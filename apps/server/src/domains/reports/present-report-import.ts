import type { ReplyOf } from '@sheaf/contract/operation';
import type { reports } from '@sheaf/contract/reports/reports';
import type { ReportCounts } from '@sheaf/rules/reports/plan-reports';
import type { ReportFormat } from '@sheaf/rules/reports/report-file';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

export const presentReportImport = (
  row: ListedImportRow,
): ReplyOf<typeof reports.listReportImports>[number] => ({
  id: row.id,
  format: row.format as ReportFormat,
  file_name: row.file_name,
  counts: row.counts as unknown as ReportCounts,
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
