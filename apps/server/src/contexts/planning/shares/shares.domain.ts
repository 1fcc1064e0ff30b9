/** Server manifest of the domain: duties of everybody by week, and their even shares. */
import { sharesRoutes } from '#contexts/planning/shares/shares.routes';
import { defineDomain } from '#platform/domain';

export const sharesDomain = defineDomain({
  name: 'shares',
  owns: [],
  operations: sharesRoutes,
});
