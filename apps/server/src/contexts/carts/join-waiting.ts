import type { carts } from '@sheaf/contract/carts/carts';
import { decideWaiting } from '@sheaf/rules/carts/waiting';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import { decidePlace, timesOf } from '#contexts/carts/place-shift';
import { presentWaiting } from '#contexts/carts/present-waiting';
import { findForBooking } from '#contexts/carts/save-booking';
import type { Handler } from '#platform/handle';

/** X-SWAP-28. Joining again keeps the entry. */
export async function joinWaiting(call: Handler<typeof carts.joinWaiting>) {
  const { tenant, body, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const asked = { ...body, publishers: [actor.personId] };
  const found = await findForBooking(tenant, asked, null);
  if (!found.seen || !found.people) return call.invalid({ cart_location_id: ['no-such-cart'] });
  const { seen, people } = found;
  const { decision } = decidePlace({ ...found, people, actor, now }, seen);
  const waiting = decideWaiting(decision);
  if (!waiting.allowed) return call.refuse(waiting.reason);
  const shift = timesOf(asked, seen.location);
  await cartWaiting.add(tenant, shift, actor.personId, now);
  return presentWaiting(await cartWaiting.ofShift(tenant, shift), actor.personId);
}
