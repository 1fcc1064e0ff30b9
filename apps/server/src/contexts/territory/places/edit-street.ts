import type { places } from '@sheaf/contract/territory/places/places';
import { streets } from '#contexts/territory/places/streets.store';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C9. */
export async function editStreet(call: Handler<typeof places.editStreet>) {
  const { tenant, params, body } = call;
  const row = await streets.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version) return call.stale(row);
  if (body.map_id !== undefined && body.map_id !== row.map_id)
    return call.invalid({ map_id: ['no-such-map'] });
  const { name, suburb_id } = body;
  if (suburb_id !== null && !(await suburbs.exists(tenant, suburb_id)))
    return call.invalid({ suburb_id: ['no-such-suburb'] });
  if (await streets.twin(tenant, { id: row.id, map_id: row.map_id, name, suburb_id }))
    return call.invalid({ name: ['street-listed'] });
  return streets.edit(tenant, row.id, { name, suburb_id });
}
