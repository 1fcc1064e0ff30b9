/** What this domain brings to the server: the map manager, streets, suburbs, borders and foreign addresses. */
import { territoryRoutes } from '#domains/territory/territory.routes';
import { defineDomain } from '#platform/domain';

export const territoryDomain = defineDomain({
  name: 'territory',
  owns: ['foreign_addresses', 'map_borders', 'streets', 'suburbs'],
  operations: territoryRoutes,
});
