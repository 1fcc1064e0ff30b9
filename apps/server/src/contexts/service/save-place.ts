import type { service as operations } from '@sheaf/contract/service/service';
import { readPlace } from '#contexts/service/read-place';
import { servicePlaces } from '#contexts/service/service-places.store';
import type { Handler } from '#platform/handle';

/** SERVICE-C4. */
export async function savePlace(call: Handler<typeof operations.savePlace>) {
  const { tenant, body } = call;
  const { location, coordinates } = readPlace(call, { online: false, ...body });
  await servicePlaces.save(tenant, { label: body.label, location, coordinates });
  return servicePlaces.list(tenant);
}
