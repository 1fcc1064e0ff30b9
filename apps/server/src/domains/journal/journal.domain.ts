/** What this domain brings to the server: who changed what, and undoing it. */
import { journalRoutes } from '#domains/journal/journal.routes';
import { defineDomain } from '#platform/domain';

export const journalDomain = defineDomain({
  name: 'journal',
  owns: ['journal', 'journal_changes'],
  operations: journalRoutes,
});
