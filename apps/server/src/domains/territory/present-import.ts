/** A finished import as its list shows it. */
import type { listedImport } from '@sheaf/contract/territory-import';
import type { ImportFormat } from '@sheaf/rules/territory/import/formats';
import type { ImportCounts } from '@sheaf/rules/territory/import/plan';
import type { z } from 'zod';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

export const presentImport = (row: ListedImportRow): z.output<typeof listedImport> => ({
  id: row.id,
  format: row.format as ImportFormat,
  file_name: row.file_name,
  counts: row.counts as unknown as ImportCounts,
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
