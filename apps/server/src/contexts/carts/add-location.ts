import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations, type LocationValues } from '#contexts/carts/cart-locations.store';
import { presentLocations } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof carts.editLocation>;
type Call = Handler<typeof carts.addLocation> | EditCall;

/** Parses the location form (CARTS-R9). */
export function readLocation({ body, invalid }: Call): LocationValues {
  const { id, version, location, max_users, start_time, end_time, start_date, ...rest }: EditCall['body'] =
    body;
  if (start_time >= end_time) invalid({ end_time: ['ends-before-start'] });
  return {
    ...rest,
    label: location,
    max_people: max_users,
    opens_at: start_time,
    closes_at: end_time,
    first_day: start_date,
  };
}

/** CARTS-C6. */
export async function addLocation(call: Handler<typeof carts.addLocation>) {
  const row = await cartLocations.add(call.tenant, readLocation(call));
  return (await presentLocations(call.tenant, [row]))[0]!;
}
