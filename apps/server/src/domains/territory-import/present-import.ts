/** A finished import as its list shows it. */
import type { listedImport } from '@sheaf/contract/territory-import/territory-import';
import type { ListedFormat } from '@sheaf/rules/territory-import/formats';
import { noCounts } from '@sheaf/rules/territory-import/plan';
import type { z } from 'zod';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

export const presentImport = (row: ListedImportRow): z.output<typeof listedImport> => ({
  id: row.id,
  format: row.format as ListedFormat,
  file_name: row.file_name,
  counts: { ...noCounts, ...(row.counts as object) },
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
