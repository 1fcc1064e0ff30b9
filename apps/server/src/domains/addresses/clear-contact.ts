import type { addresses } from '@sheaf/contract/addresses';
import { places } from '#domains/addresses/places.store';
import { presentMyAddress } from '#domains/addresses/present-my-address';
import { reservations } from '#domains/addresses/reservations.store';
import type { Handler } from '#platform/handle';

/** ADDR-C14, ADDR-O7. */
export async function clearContact(call: Handler<typeof addresses.clearContact>) {
  const { tenant, actor, body } = call;
  const ids = [...new Set(body.addresses)];
  if ((await reservations.mineOf(tenant, actor.personId, ids)).length < ids.length)
    return call.refuse('address-not-yours');
  await reservations.setContact(tenant, ids, null);
  const { show_address_date: showDate } = await places.settings(tenant);
  const rows = await reservations.mineOf(tenant, actor.personId, ids);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
