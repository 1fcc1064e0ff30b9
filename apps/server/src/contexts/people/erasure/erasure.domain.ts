import { erasureRoutes } from '#contexts/people/erasure/erasure.routes';
import { defineDomain } from '#platform/domain';

export const erasureDomain = defineDomain({
  name: 'erasure',
  owns: [],
  operations: erasureRoutes,
  journal: { kind: 'people', kinds: [], phrases: 'people' },
});
