/** A finished import of a workbook as its list shows it. */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

type Listed = ReplyOf<typeof operations.takeBackWorkbook>;

export const presentWorkbookImport = (row: ListedImportRow): Listed => ({
  id: row.id,
  file_name: row.file_name,
  counts: row.counts as unknown as Listed['counts'],
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
