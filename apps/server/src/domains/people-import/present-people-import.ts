/** A finished import of people as its list shows it. */
import type { ReplyOf } from '@sheaf/contract/operation';
import type { peopleImport } from '@sheaf/contract/people-import/people-import';
import type { PeopleCounts } from '@sheaf/rules/people-import/plan';
import type { PeopleFormat } from '@sheaf/rules/people-import/read-people-text';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';

export const presentPeopleImport = (
  row: ListedImportRow,
): ReplyOf<typeof peopleImport.listPeopleImports>[number] => ({
  id: row.id,
  format: row.format as PeopleFormat,
  file_name: row.file_name,
  counts: row.counts as unknown as PeopleCounts,
  imported_at: row.imported_at.toISOString(),
  imported_by: { id: row.imported_by, full_name: row.importer },
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  taken_back_by: row.taken_back_by === null ? null : { id: row.taken_back_by, full_name: row.taker ?? '' },
});
