import type { carts } from '@sheaf/contract/carts/carts';
import { hasBegun } from '@sheaf/rules/carts/shift';
import { cancelShifts } from '#contexts/carts/cancel-shifts';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartRotations } from '#contexts/carts/cart-rotations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { ruleShift } from '#contexts/carts/rule-shift';
import type { Handler } from '#platform/handle';

/** Retains past shifts and their reports (CARTS-C6). */
export async function deleteLocation(call: Handler<typeof carts.deleteLocation>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  const row = await cartLocations.lock(tenant, params.id);
  if (!row) return call.missing();
  const { zone, wallNow } = await readCartActor(tenant, call.actor, now);
  const shifts = await cartShifts.lockFrom(tenant, row.id, wallNow.slice(0, 10));
  const ahead = shifts.filter((shift) => !hasBegun(ruleShift(shift), zone, now.getTime()));
  await cancelShifts(tenant, ahead, now);
  await cartRotations.remove(tenant, await cartRotations.ofLocation(tenant, row.id));
  await cartLocations.edit(tenant, row.id, { active: false });
  return { ok: true };
}
