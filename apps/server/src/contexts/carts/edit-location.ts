import type { carts } from '@sheaf/contract/carts/carts';
import { readLocation } from '#contexts/carts/add-location';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { presentLocations } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

/** CARTS-C6. */
export async function editLocation(call: Handler<typeof carts.editLocation>) {
  const { tenant, params, body } = call;
  const row = await cartLocations.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale((await presentLocations(tenant, [row]))[0]);
  const edited = await cartLocations.edit(tenant, row.id, readLocation(call));
  return (await presentLocations(tenant, [edited]))[0]!;
}
