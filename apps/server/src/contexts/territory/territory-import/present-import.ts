import type { listedImport } from '@sheaf/contract/territory/territory-import/territory-import';
import type { ListedFormat } from '@sheaf/rules/territory/territory-import/format-columns';
import { noCounts } from '@sheaf/rules/territory/territory-import/plan';
import type { z } from 'zod';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';
import { presentImportFacts } from '#platform/imports/present-import';

export const presentImport = (row: ListedImportRow): z.output<typeof listedImport> => ({
  ...presentImportFacts(row),
  format: row.format as ListedFormat,
  counts: { ...noCounts, ...(row.counts as object) },
});
