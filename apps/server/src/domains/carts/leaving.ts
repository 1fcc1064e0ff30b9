import { rotationPeople } from '#domains/carts/cart-rotations.store';
import { cartSeats } from '#domains/carts/cart-seats.store';
import { cartShifts } from '#domains/carts/cart-shifts.store';
import { readToday } from '#domains/congregations/congregations.public-api';
import { removeFromCarts } from '#domains/duties/duties.public-api';
import type { LeavingStep } from '#platform/person-leaves';

/** Whoever leaves or is deactivated stands at no cart from today on; a shift that nobody has any more is cancelled. */
export const leaveCarts: LeavingStep = async (tenant, { personId, now }) => {
  const left = await removeFromCarts(tenant, personId, await readToday(tenant, now));
  if (left.length === 0) return;
  const held = new Set(await cartSeats.shiftsWithSeats(tenant, left));
  const empty = left.filter((id) => !held.has(id));
  if (empty.length > 0) await cartShifts.setState(tenant, empty, 'cancelled');
};

export const leaveRotations: LeavingStep = async (tenant, leaving) => {
  await rotationPeople.release(tenant, leaving.personId);
  await leaveCarts(tenant, leaving);
};
