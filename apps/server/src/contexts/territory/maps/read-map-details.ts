import type { maps } from '@sheaf/contract/territory/maps/maps';
import { mapForms } from '#contexts/territory/maps/maps.api';
import { presentMapDetails } from '#contexts/territory/maps/present-map-details';
import type { Handler } from '#platform/handle';

/** MAPS-D7. */
export async function readMapDetails(call: Handler<typeof maps.readMapDetails>) {
  const row = await mapForms.read(call.tenant, call.params.id);
  return row ? presentMapDetails(row) : call.missing();
}
