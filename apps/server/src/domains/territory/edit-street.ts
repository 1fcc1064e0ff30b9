import type { territory } from '@sheaf/contract/territory/territory';
import { streets } from '#domains/territory/streets.store';
import { suburbs } from '#domains/territory/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C9. */
export async function editStreet(call: Handler<typeof territory.editStreet>) {
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
