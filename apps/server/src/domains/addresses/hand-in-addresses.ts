import type { addresses } from '@sheaf/contract/addresses/addresses';
import { withoutPerson } from '@sheaf/rules/addresses/lending';
import { lending } from '#domains/addresses/lending.store';
import { notifyOfLending } from '#domains/addresses/notify-of-lending';
import { lockHeldMap } from '#domains/maps/maps.public-api';
import type { Handler } from '#platform/handle';

/** ADDR-C12: their attempts stay as they are; what another person assigned to the caller returns to that person. */
export async function handInAddresses(call: Handler<typeof addresses.handInAddresses>) {
  const { tenant, actor, body, now } = call;
  const map = await lockHeldMap(tenant, body.map);
  if (!map) return call.missing();
  const kept = await lending.ofPerson(tenant, actor.personId, map.id);
  const changes = kept.map(({ id, reservation }) => ({
    id,
    before: reservation,
    next: withoutPerson(reservation, actor.personId),
  }));
  await lending.set(tenant, changes);
  const returned = changes.filter(({ before, next }) => next !== null && before.personId === actor.personId);
  await notifyOfLending(
    tenant,
    'addresses-returned',
    returned.map(({ next }) => ({ personId: next!.personId, mapNumber: map.number })),
    now,
  );
  return { returned: changes.filter(({ next }) => next === null).length, lent_back: returned.length };
}
