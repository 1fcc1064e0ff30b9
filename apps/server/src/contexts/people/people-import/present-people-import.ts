/** A finished import of people in its list. */
import type { ReplyOf } from '@sheaf/contract/operation';
import type { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import type { PeopleCounts } from '@sheaf/rules/people/people-import/plan';
import type { PeopleFormat } from '@sheaf/rules/people/people-import/read-people-text';
import type { ListedImportRow } from '#platform/imports/import-ledger.store';
import { presentImportFacts } from '#platform/imports/present-import';

export const presentPeopleImport = (
  row: ListedImportRow,
): ReplyOf<typeof peopleImport.listPeopleImports>[number] => ({
  ...presentImportFacts(row),
  format: row.format as PeopleFormat,
  counts: row.counts as PeopleCounts,
});
