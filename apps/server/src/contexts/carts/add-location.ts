import type { carts } from '@sheaf/contract/carts/carts';
import { cartLocations, type LocationValues } from '#contexts/carts/cart-locations.store';
import { presentLocations } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.addLocation> | Handler<typeof carts.editLocation>;

/** CARTS-R9: what a form says of a location. */
export function readLocation({ body, invalid }: Call): LocationValues {
  if (body.start_time >= body.end_time) invalid({ end_time: ['ends-before-start'] });
  return {
    label: body.location,
    max_people: body.max_users,
    opens_at: body.start_time,
    closes_at: body.end_time,
    first_day: body.start_date,
  };
}

/** CARTS-C6. */
export async function addLocation(call: Handler<typeof carts.addLocation>) {
  const row = await cartLocations.add(call.tenant, readLocation(call));
  return (await presentLocations(call.tenant, [row]))[0]!;
}
