import { journalDomain } from '#contexts/journal/journal.domain';
import { defineContext } from '#platform/context';

export const journalContext = defineContext({
  name: 'journal',
  layer: 1,
  holds: 'journal of changes, and their revert',
  domains: [journalDomain],
});
