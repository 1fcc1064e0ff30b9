import type { carts } from '@sheaf/contract/carts/carts';
import { cartBlocks, cartLocations } from '#contexts/carts/cart-locations.store';
import { presentBlock, weekdayOfWire } from '#contexts/carts/present-location';
import type { Handler } from '#platform/handle';

/** Adds a closed time; existing bookings in it stay (CARTS-C8, CARTS-R8). */
export async function addBlock(call: Handler<typeof carts.addBlock>) {
  const { tenant, body } = call;
  if (body.start_time >= body.end_time) return call.invalid({ end_time: ['ends-before-start'] });
  const location = await cartLocations.lock(tenant, body.cart_location_id);
  if (!location) return call.invalid({ cart_location_id: ['no-such-cart'] });
  const block = await cartBlocks.add(tenant, {
    location_id: location.id,
    weekday: weekdayOfWire(body.day),
    from_at: body.start_time,
    to_at: body.end_time,
  });
  return presentBlock(block);
}
