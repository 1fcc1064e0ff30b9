import type { carts } from '@sheaf/contract/carts/carts';
import { hasBegun } from '@sheaf/rules/carts/shift';
import { cancelShifts } from '#contexts/carts/cancel-shifts';
import { cartRotations } from '#contexts/carts/cart-rotations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { rotationHorizon } from '#contexts/carts/fill-rotations';
import { ruleShift } from '#contexts/carts/rule-shift';
import type { Handler } from '#platform/handle';

/** Also removes the booked shifts of the rotation that have not begun (CARTS-C9, CARTS-O3). */
export async function deleteRotation(call: Handler<typeof carts.deleteRotation>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  const row = await cartRotations.lock(tenant, params.id);
  if (!row) return call.missing();
  const { zone, today } = await rotationHorizon(tenant, now);
  const shifts = await cartShifts.lockOfRotation(tenant, row.id, today);
  const ahead = shifts.filter((shift) => !hasBegun(ruleShift(shift), zone, now.getTime()));
  await cancelShifts(tenant, ahead, now);
  await cartRotations.remove(tenant, [row.id]);
  return { ok: true };
}
