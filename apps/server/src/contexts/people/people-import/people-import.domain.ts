import { peopleImportOperations } from '@sheaf/rules/people/people-import/journal-entities';
import { peopleImportRoutes } from '#contexts/people/people-import/people-import.routes';
import { defineDomain } from '#platform/domain';

export const peopleImportDomain = defineDomain({
  name: 'people-import',
  owns: [],
  operations: peopleImportRoutes,
  journal: { kind: 'people', kinds: [], phrases: 'people', operations: peopleImportOperations },
});
