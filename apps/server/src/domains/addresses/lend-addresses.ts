import type { addresses } from '@sheaf/contract/addresses';
import { fullName } from '@sheaf/rules/people/names';
import { places } from '#domains/addresses/places.store';
import { presentMyAddress } from '#domains/addresses/present-my-address';
import { reservations } from '#domains/addresses/reservations.store';
import type { Handler } from '#platform/handle';

/** ADDR-C13, ADDR-O7: the addresses stay the caller's; they show with whom they are. */
export async function lendAddresses(call: Handler<typeof addresses.lendAddresses>) {
  const { tenant, actor, body } = call;
  const person = body.user ? await reservations.person(tenant, body.user) : undefined;
  if (body.user && !person) return call.invalid({ user: ['no-such-person'] });
  const contact = person ? fullName(person) : body.name;
  if (!contact) return call.invalid({ user: ['required'] });
  const ids = [...new Set(body.addresses)];
  if ((await reservations.mineOf(tenant, actor.personId, ids)).length < ids.length)
    return call.refuse('address-not-yours');
  await reservations.setContact(tenant, ids, contact);
  const { show_address_date: showDate } = await places.settings(tenant);
  const rows = await reservations.mineOf(tenant, actor.personId, ids);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
