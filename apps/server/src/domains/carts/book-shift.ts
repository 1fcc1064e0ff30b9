import type { carts } from '@sheaf/contract/carts/carts';
import { readCartActor } from '#domains/carts/cart-actor';
import { presentShifts } from '#domains/carts/present-shift';
import { saveBooking } from '#domains/carts/save-booking';
import { tellShift } from '#domains/carts/tell-shift';
import type { Handler } from '#platform/handle';

/** CARTS-C2. */
export async function bookShift(call: Handler<typeof carts.bookShift>) {
  const { tenant, body, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const saved = await saveBooking(tenant, actor, body, null, now);
  if ('unknown' in saved) return call.invalid(saved.unknown);
  if (!saved.allowed) return call.refuse(saved.reason);
  await tellShift(tenant, 'cart-booked', saved.value, body.publishers, now);
  return (await presentShifts(tenant, [saved.value], actor))[0]!;
}
