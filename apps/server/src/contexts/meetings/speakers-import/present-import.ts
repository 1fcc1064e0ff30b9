import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { SpeakerTable } from '@sheaf/rules/meetings/speakers-import/columns';
import type { SpeakerImportCounts } from '@sheaf/rules/meetings/speakers-import/plan';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';
import { presentImportFacts } from '#platform/imports/present-import';

export const presentImport = (row: ListedImportRow): ReplyOf<typeof speakersImport.listImports>[number] => ({
  ...presentImportFacts(row),
  rows: row.format as SpeakerTable,
  counts: row.counts as SpeakerImportCounts,
});
