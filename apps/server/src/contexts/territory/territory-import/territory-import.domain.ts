/** Server manifest of the territory import: import from files, export to one, rollback. */
import {
  territoryImportEntities,
  territoryImportOperations,
} from '@sheaf/rules/territory/territory-import/journal-entities';
import { territoryImportRoutes } from '#contexts/territory/territory-import/territory-import.routes';
import { defineDomain } from '#platform/domain';

export const territoryImportDomain = defineDomain({
  name: 'territory-import',
  owns: [],
  operations: territoryImportRoutes,
  journal: {
    kind: 'imports',
    kinds: [],
    phrases: 'territory',
    entities: territoryImportEntities,
    operations: territoryImportOperations,
  },
});
