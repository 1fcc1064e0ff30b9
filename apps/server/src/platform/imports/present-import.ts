/** Common fields of an import in a list; the domain adds its counts. */
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

export const presentImportFacts = (row: ListedImportRow) => ({
  id: row.id,
  file_name: row.file_name,
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
