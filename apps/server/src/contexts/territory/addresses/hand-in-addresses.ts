import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { handBack } from '@sheaf/rules/territory/addresses/lending';
import { lending } from '#contexts/territory/addresses/lending.store';
import { saveLending } from '#contexts/territory/addresses/save-lending';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/**
 * ADDR-C12: attempts are unchanged; an address that another person assigned to the caller returns to that
 * person.
 */
export async function handInAddresses(call: Handler<typeof addresses.handInAddresses>) {
  const { tenant, actor, body, now } = call;
  const map = await lockHeldMap(tenant, body.map);
  if (!map) return call.missing();
  const kept = await lending.ofPerson(tenant, actor.personId, map.id);
  const changes = kept.map(({ id, reservation }) => ({
    address: { id, mapNumber: map.number },
    effect: handBack(reservation, actor.personId),
  }));
  await saveLending(tenant, changes, now);
  return {
    returned: changes.filter(({ effect }) => effect.kept === null).length,
    lent_back: changes.filter(({ effect }) => effect.told.length > 0).length,
  };
}
