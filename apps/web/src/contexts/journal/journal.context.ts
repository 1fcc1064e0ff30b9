import { journalDomain } from '#contexts/journal/journal.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const journalContext = defineContext({
  name: 'journal',
  layer: 1,
  domains: [journalDomain],
});
