/** Server manifest of places: the streets and suburbs of maps. */
import { places } from '@sheaf/contract/territory/places/places';
import { placesEntities } from '@sheaf/rules/territory/places/journal-entities';
import { placesRoutes } from '#contexts/territory/places/places.routes';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const placesDomain = defineDomain({
  name: 'places',
  owns: ['streets', 'suburbs'],
  publishes: ['street_names', 'suburb_names'],
  collections: { streets: 'streets', suburbs: 'suburbs' },
  operations: placesRoutes,
  journal: {
    kind: 'streets',
    phrases: 'territory',
    entities: {
      ...placesEntities,
      suburbs: withFormFields(placesEntities.suburbs, 'suburbs', places.addSuburb),
      streets: withFormFields(placesEntities.streets, 'streets', places.addStreet),
    },
  },
  imported: ['streets', 'suburbs'],
});
