import type { ReplyOf } from '@sheaf/contract/operation';
import type { reports } from '@sheaf/contract/reports/reports';
import type { ReportCounts } from '@sheaf/rules/reports/plan-reports';
import type { ReportFormat } from '@sheaf/rules/reports/report-file';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';
import { presentImportFacts } from '#platform/imports/present-import';

export const presentReportImport = (
  row: ListedImportRow,
): ReplyOf<typeof reports.listReportImports>[number] => ({
  ...presentImportFacts(row),
  format: row.format as ReportFormat,
  counts: row.counts as ReportCounts,
});
