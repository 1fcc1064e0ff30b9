/** Server manifest of the territory: the map manager, its documents, and foreign addresses. */
import { territoryEntities, territoryOperations } from '@sheaf/rules/territory/territory/journal-entities';
import { foreignAddresses } from '#contexts/territory/territory/foreign.store';
import { territoryRoutes } from '#contexts/territory/territory/territory.routes';
import { defineDomain } from '#platform/domain';

export const territoryDomain = defineDomain({
  name: 'territory',
  owns: ['foreign_addresses'],
  publishes: ['foreign_doors'],
  collections: { foreignAddresses: 'foreign_addresses' },
  operations: territoryRoutes,
  journal: { kind: 'maps', entities: territoryEntities, operations: territoryOperations },
  imported: ['foreign_addresses'],
  personLeaves: {
    clears: ['foreign_addresses.assigned_id'],
    run: (tenant, { personId }) => foreignAddresses.release(tenant, personId),
  },
  traces: { has_work: ['foreign_addresses.assigned_id'] },
});
