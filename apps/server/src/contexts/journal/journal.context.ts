import { journalDomain } from '#contexts/journal/journal.domain';
import { defineContext } from '#platform/context';

export const journalContext = defineContext({
  name: 'journal',
  layer: 1,
  holds: 'who changed what, and how it is reverted',
  domains: [journalDomain],
});
