import type { carts } from '@sheaf/contract/carts/carts';
import { refusalOfTaking } from '@sheaf/rules/carts/waiting';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import { presentSaved } from '#contexts/carts/present-shift';
import { findForBooking, saveBooking } from '#contexts/carts/save-booking';
import type { Handler } from '#platform/handle';

/** X-SWAP-28: the lock of the location lets one of several people have the last place. */
export async function takeFreePlace(call: Handler<typeof carts.takeFreePlace>) {
  const { tenant, params, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const row = await cartWaiting.lockOwn(tenant, params.id, actor.personId);
  if (!row) return call.missing();
  const asked = {
    cart_location_id: row.location_id,
    publishers: [actor.personId],
    start_at: `${row.on_date}T${row.starts_at}`,
    minutes: row.minutes,
  };
  const saved = await saveBooking(tenant, actor, await findForBooking(tenant, asked, null), now);
  if ('unknown' in saved) return call.missing();
  if (!saved.allowed) return call.refuse(refusalOfTaking(saved.reason));
  await cartWaiting.remove(tenant, row.id);
  return presentSaved(tenant, saved.value, actor);
}
