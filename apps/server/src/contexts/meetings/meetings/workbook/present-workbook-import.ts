/** A finished workbook import in the list of imports. */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';
import { presentImportFacts } from '#platform/imports/present-import';

type WorkbookImportReply = ReplyOf<typeof operations.rollbackWorkbook>;

export const presentWorkbookImport = (row: ListedImportRow): WorkbookImportReply => ({
  ...presentImportFacts(row),
  counts: row.counts as WorkbookImportReply['counts'],
});
