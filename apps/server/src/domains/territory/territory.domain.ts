/** What this domain brings to the server: the map manager, streets, suburbs, borders and foreign addresses. */
import { territoryEntities, territoryOperations } from '@sheaf/rules/territory/journal-entities';
import { releaseForeignAddresses } from '#domains/territory/leaving.store';
import { territoryRoutes } from '#domains/territory/territory.routes';
import { defineDomain } from '#platform/domain';

export const territoryDomain = defineDomain({
  name: 'territory',
  owns: ['foreign_addresses', 'map_borders', 'streets', 'suburbs'],
  collections: { suburbs: 'suburbs', streets: 'streets', foreignAddresses: 'foreign_addresses' },
  operations: territoryRoutes,
  journal: {
    kind: 'maps',
    kinds: ['maps', 'streets'],
    entities: territoryEntities,
    operations: territoryOperations,
  },
  imported: ['foreign_addresses', 'map_borders', 'streets', 'suburbs'],
  personLeaves: { clears: ['foreign_addresses.assigned_id'], run: releaseForeignAddresses },
  traces: { has_work: ['foreign_addresses.assigned_id'] },
});
