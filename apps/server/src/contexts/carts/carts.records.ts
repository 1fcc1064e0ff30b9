import { carts } from '@sheaf/contract/carts/carts';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { presentLocations } from '#contexts/carts/present-location';
import { readLocation } from '#contexts/carts/read-location';
import { recordOperations } from '#platform/record-operations';

/** CARTS-C6. The deletion cancels shifts and is a separate operation. */
export const locationRecords = recordOperations({
  add: carts.addLocation,
  edit: carts.editLocation,
  store: cartLocations,
  read: readLocation,
  present: async ({ tenant }, row) => (await presentLocations(tenant, [row]))[0]!,
});
