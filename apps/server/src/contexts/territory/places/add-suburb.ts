import type { places } from '@sheaf/contract/territory/places/places';
import { hasRegion } from '#contexts/people/people.api';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C8. */
export async function addSuburb(call: Handler<typeof places.addSuburb>) {
  const { tenant, body } = call;
  if (!(await mapRecords.lock(tenant, body.map_id))) return call.invalid({ map_id: ['no-such-map'] });
  if (body.region_id !== null && !(await hasRegion(tenant, body.region_id)))
    return call.invalid({ region_id: ['no-such-region'] });
  return suburbs.add(tenant, body);
}
