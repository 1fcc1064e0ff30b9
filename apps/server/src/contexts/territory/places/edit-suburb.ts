import type { places } from '@sheaf/contract/territory/places/places';
import { hasRegion } from '#contexts/people/people.api';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C8. */
export async function editSuburb(call: Handler<typeof places.editSuburb>) {
  const { tenant, params, body } = call;
  const row = await suburbs.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version) return call.stale(row);
  if (body.map_id !== undefined && row.map_id !== null && body.map_id !== row.map_id)
    return call.invalid({ map_id: ['no-such-map'] });
  if (body.region_id !== null && !(await hasRegion(tenant, body.region_id)))
    return call.invalid({ region_id: ['no-such-region'] });
  const { suburb, code, region_id } = body;
  return suburbs.edit(tenant, row.id, { suburb, code, region_id });
}
