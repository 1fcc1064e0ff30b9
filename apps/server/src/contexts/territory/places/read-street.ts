import type { places } from '@sheaf/contract/territory/places/places';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { type StreetRow, type StreetValues, streets } from '#contexts/territory/places/streets.store';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof places.editStreet>;
type Call = Handler<typeof places.addStreet> | EditCall;

/** MAPS-C9: a name is unique in a suburb of the map, and a street remains in its map. */
export async function readStreet(call: Call, row?: StreetRow): Promise<StreetValues> {
  const { tenant, invalid } = call;
  const { version: _, ...body }: EditCall['body'] = call.body;
  const map_id = row?.map_id ?? body.map_id!;
  if (row ? body.map_id !== undefined && body.map_id !== map_id : !(await mapRecords.lock(tenant, map_id)))
    invalid({ map_id: ['no-such-map'] });
  if (body.suburb_id !== null && !(await suburbs.exists(tenant, body.suburb_id)))
    invalid({ suburb_id: ['no-such-suburb'] });
  const values = { ...body, map_id };
  if (await streets.twin(tenant, { ...values, id: row?.id ?? 0 })) invalid({ name: ['street-listed'] });
  return values;
}
