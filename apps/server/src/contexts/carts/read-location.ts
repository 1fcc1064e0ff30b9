import type { carts } from '@sheaf/contract/carts/carts';
import type { LocationValues } from '#contexts/carts/cart-locations.store';
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
