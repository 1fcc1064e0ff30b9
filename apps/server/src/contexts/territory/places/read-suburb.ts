import type { places } from '@sheaf/contract/territory/places/places';
import { hasRegion } from '#contexts/people/people.api';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import type { SuburbRow, SuburbValues } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof places.editSuburb>;
type Call = Handler<typeof places.addSuburb> | EditCall;

/** MAPS-C8: a suburb remains in the map to which it was added. */
export async function readSuburb(call: Call, row?: SuburbRow): Promise<SuburbValues> {
  const { tenant, invalid } = call;
  const { version: _, ...body }: EditCall['body'] = call.body;
  if (row) {
    if (body.map_id !== undefined && row.map_id !== null && body.map_id !== row.map_id)
      invalid({ map_id: ['no-such-map'] });
  } else if (!(await mapRecords.lock(tenant, body.map_id!))) invalid({ map_id: ['no-such-map'] });
  if (body.region_id !== null && !(await hasRegion(tenant, body.region_id)))
    invalid({ region_id: ['no-such-region'] });
  return { ...body, map_id: row ? row.map_id : body.map_id! };
}
