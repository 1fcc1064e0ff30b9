import type { carts } from '@sheaf/contract/carts/carts';
import { hasBegun } from '@sheaf/rules/carts/shift';
import { cancelShifts } from '#contexts/carts/cancel-shifts';
import { readCartTerms } from '#contexts/carts/cart-actor';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { presentLocations } from '#contexts/carts/present-location';
import { ruleShift } from '#contexts/carts/rule-shift';
import type { Handler } from '#platform/handle';

/** Cancels future bookings of the guests and notifies them (CARTS-C7). */
export async function unshareLocation(call: Handler<typeof carts.unshareLocation>) {
  const { tenant, params, now } = call;
  const row = await cartLocations.lock(tenant, params.id);
  if (!row) return call.missing();
  if (await cartShares.remove(tenant, row.id, params.cid)) {
    const { zone, wallNow } = await readCartTerms(tenant, now);
    const ahead = (await cartShifts.lockFrom(tenant, row.id, wallNow.slice(0, 10))).filter(
      (shift) => shift.guest_congregation === params.cid && !hasBegun(ruleShift(shift), zone, now.getTime()),
    );
    await cancelShifts(tenant, ahead, now);
  }
  return (await presentLocations(tenant, [row]))[0]!;
}
