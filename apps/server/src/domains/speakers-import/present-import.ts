import type { ReplyOf } from '@sheaf/contract/operation';
import type { speakersImport } from '@sheaf/contract/speakers-import/speakers-import';
import type { SpeakerTable } from '@sheaf/rules/speakers-import/columns';
import type { SpeakerImportCounts } from '@sheaf/rules/speakers-import/plan';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

export const presentImport = (row: ListedImportRow): ReplyOf<typeof speakersImport.listImports>[number] => ({
  id: row.id,
  rows: row.format as SpeakerTable,
  file_name: row.file_name,
  counts: row.counts as unknown as SpeakerImportCounts,
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
