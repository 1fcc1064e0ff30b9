import type { places } from '@sheaf/contract/territory/places/places';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { streets } from '#contexts/territory/places/streets.store';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C9: a street name is unique within a suburb of the map. */
export async function addStreet(call: Handler<typeof places.addStreet>) {
  const { tenant, body } = call;
  if (!(await mapRecords.lock(tenant, body.map_id))) return call.invalid({ map_id: ['no-such-map'] });
  if (body.suburb_id !== null && !(await suburbs.exists(tenant, body.suburb_id)))
    return call.invalid({ suburb_id: ['no-such-suburb'] });
  if (await streets.twin(tenant, { id: 0, ...body })) return call.invalid({ name: ['street-listed'] });
  return streets.add(tenant, body);
}
