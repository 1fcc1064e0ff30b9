/** Server manifest of places: the streets and suburbs of maps. */
import { placesEntities } from '@sheaf/rules/territory/places/journal-entities';
import { placesRoutes } from '#contexts/territory/places/places.routes';
import { defineDomain } from '#platform/domain';

export const placesDomain = defineDomain({
  name: 'places',
  owns: ['streets', 'suburbs'],
  publishes: ['street_names', 'suburb_names'],
  collections: { streets: 'streets', suburbs: 'suburbs' },
  operations: placesRoutes,
  journal: { kind: 'streets', phrases: 'territory', entities: placesEntities },
  imported: ['streets', 'suburbs'],
});
