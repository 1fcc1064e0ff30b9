/** Server manifest of the domain: the change history and its reverts. */
import { journalRoutes } from '#contexts/journal/journal.routes';
import { dropOldJournal, oldJournal } from '#contexts/journal/removal.store';
import { defineDomain } from '#platform/domain';

export const journalDomain = defineDomain({
  name: 'journal',
  owns: ['journal', 'journal_changes'],
  exported: { rowCopies: { table: 'journal', of: 'table_name', id: 'row_id', copies: ['before', 'after'] } },
  operations: journalRoutes,
  // Kinds without operations of a domain: nightly jobs, the queue and file imports.
  journal: { kind: 'automatic', kinds: ['imports', 'automatic'], final: 'automatic' },
  retention: [oldJournal],
  expired: dropOldJournal,
});
