import type { territory } from '@sheaf/contract/territory/territory';
import { mapRecords } from '#domains/maps/maps.door';
import { suburbs, world } from '#domains/territory/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C8. */
export async function addSuburb(call: Handler<typeof territory.addSuburb>) {
  const { tenant, body } = call;
  if (!(await mapRecords.lock(tenant, body.map_id))) return call.invalid({ map_id: ['no-such-map'] });
  if (body.region_id !== null && !(await world.hasRegion(tenant, body.region_id)))
    return call.invalid({ region_id: ['no-such-region'] });
  return suburbs.add(tenant, body);
}
