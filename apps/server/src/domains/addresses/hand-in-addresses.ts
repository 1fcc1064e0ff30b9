import type { addresses } from '@sheaf/contract/addresses';
import { places } from '#domains/addresses/places.store';
import { reservations } from '#domains/addresses/reservations.store';
import type { Handler } from '#platform/handle';

/** ADDR-C12: their attempts stay as they are. */
export async function handInAddresses(call: Handler<typeof addresses.handInAddresses>) {
  const { tenant, actor, body } = call;
  const map = await places.lockMap(tenant, body.map);
  if (!map) return call.missing();
  return { returned: await reservations.giveBack(tenant, actor.personId, map.id) };
}
