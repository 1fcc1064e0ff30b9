import { bordersEntities, bordersOperations } from '@sheaf/rules/territory/borders/journal-entities';
import { bordersRoutes } from '#contexts/territory/borders/borders.routes';
import { defineDomain } from '#platform/domain';

export const bordersDomain = defineDomain({
  name: 'borders',
  owns: ['map_borders'],
  operations: bordersRoutes,
  journal: {
    kind: 'maps',
    kinds: [],
    phrases: 'territory',
    entities: bordersEntities,
    operations: bordersOperations,
  },
  imported: ['map_borders'],
});
