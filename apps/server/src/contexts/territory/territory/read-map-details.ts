import type { territory } from '@sheaf/contract/territory/territory/territory';
import { mapForms } from '#contexts/territory/maps/maps.public-api';
import { presentMapDetails } from '#contexts/territory/territory/present-map-details';
import type { Handler } from '#platform/handle';

/** MAPS-D7. */
export async function readMapDetails(call: Handler<typeof territory.readMapDetails>) {
  const row = await mapForms.read(call.tenant, call.params.id);
  return row ? presentMapDetails(row) : call.missing();
}
