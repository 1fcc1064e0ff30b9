/** Server manifest of the domain: revisions and the live channel. */
import { syncRoutes } from '#contexts/sync/sync.routes';
import { defineDomain } from '#platform/domain';

export const syncDomain = defineDomain({
  name: 'sync',
  owns: [],
  operations: syncRoutes,
});
