import { places } from '@sheaf/contract/territory/places/places';
import { standsOnStreet } from '#contexts/territory/addresses/addresses.api';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { readStreet } from '#contexts/territory/places/read-street';
import { readSuburb } from '#contexts/territory/places/read-suburb';
import { streets } from '#contexts/territory/places/streets.store';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import { foreignAddresses } from '#contexts/territory/territory/territory.api';
import { recordOperations } from '#platform/record-operations';

/** MAPS-C9. */
export const streetRecords = recordOperations({
  add: places.addStreet,
  edit: places.editStreet,
  delete: places.deleteStreet,
  store: streets,
  read: readStreet,
  present: (_, row) => row,
  /** Refuses a street with addresses or do-not-calls, which the deletion would remove. */
  async beforeDelete({ tenant, refuse }, { id }) {
    if ((await standsOnStreet(tenant, id)) || (await foreignAddresses.standsOn(tenant, id)))
      refuse('street-in-use');
  },
  remove: streets.remove,
});

/** MAPS-C8. */
export const suburbRecords = recordOperations({
  add: places.addSuburb,
  edit: places.editSuburb,
  delete: places.deleteSuburb,
  store: suburbs,
  read: readSuburb,
  present: (_, row) => row,
  /** Refuses the suburb that names a map, because the map would lose its name. */
  async beforeDelete({ tenant, refuse }, { id }) {
    if (await mapRecords.calledBy(tenant, id)) refuse('suburb-in-use');
  },
  remove: suburbs.remove,
});
