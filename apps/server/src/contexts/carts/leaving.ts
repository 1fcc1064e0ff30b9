import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { dateOf } from '@sheaf/rules/time/wall-time';
import { rotationPeople } from '#contexts/carts/cart-rotations.store';
import { cartSeats } from '#contexts/carts/cart-seats.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits, type VisitRow } from '#contexts/carts/cart-visits.store';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import { tellShift } from '#contexts/carts/tell-shift';
import {
  dutiesOfShifts,
  removeFromCarts,
  removeVisitDuties,
  visitDutiesOfPerson,
} from '#contexts/duties/duties.api';
import { readWallNow } from '#contexts/people/people.api';
import { atOtherCongregation } from '#platform/database/guest-section';
import type { Tenant } from '#platform/database/tenant';
import type { LeavingStep } from '#platform/person-leaves';

/** Dates before and after all others. */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

/** Cancels the shifts that have no people. */
export async function cancelEmpty(tenant: Tenant, shiftIds: readonly number[]): Promise<number[]> {
  const held = new Set(await cartSeats.shiftsWithSeats(tenant, shiftIds));
  const empty = shiftIds.filter((id) => !held.has(id));
  if (empty.length > 0) await cartShifts.setState(tenant, empty, 'cancelled');
  return empty;
}

/** Notifies the remaining people of a shift. */
export async function tellOthers(tenant: Tenant, shiftIds: readonly number[], now: Date): Promise<void> {
  const people = Map.groupBy(await dutiesOfShifts(tenant, shiftIds), ({ shift_id }) => shift_id);
  for (const shift of await cartShifts.ofIds(tenant, [...people.keys()])) {
    const ids = people.get(shift.id)!.map(({ person_id }) => person_id);
    await tellShift(tenant, 'cart-left', shift, ids, now);
  }
}

/** Removes a person from a shift at a cart of another congregation, and the visit without people. */
export async function leaveVisit(
  tenant: Tenant,
  duty: { id: number; place: number },
  visit: VisitRow,
): Promise<void> {
  const { host_congregation: congregationId, host_shift: id } = visit;
  const left = await atOtherCongregation(tenant, { congregationId, by: 'shift', id }, async (there) => {
    await cartSeats.removeGuest(there, id, duty.place);
    return cancelEmpty(there, [id]);
  });
  if (left?.done.length === 0) await removeVisitDuties(tenant, duty.id);
  else await cartVisits.remove(tenant, visit.id);
}

/** Removes the person from shifts at carts of other congregations. */
async function leaveVisits(tenant: Tenant, personId: number, wallNow: string): Promise<void> {
  for (const duty of await visitDutiesOfPerson(tenant, personId, dateOf(wallNow), lastDay)) {
    if (wallTimeAt(duty.on_date, duty.starts_at) <= wallNow) continue;
    const [visit] = await cartVisits.ofIds(tenant, [duty.visit_id]);
    await leaveVisit(tenant, duty, visit!);
  }
}

/**
 * Removes a person who leaves or is deactivated from all shifts that have not begun, and cancels shifts
 * without people.
 */
export const leaveCarts: LeavingStep = async (tenant, { personId, now, tells }) => {
  const wallNow = await readWallNow(tenant, now);
  const left = await removeFromCarts(tenant, personId, wallNow);
  await cancelEmpty(tenant, left);
  if (tells) await tellOthers(tenant, left, now);
  await leaveVisits(tenant, personId, wallNow);
  await cartWaiting.removeOf(tenant, personId);
};

/** Removes the name of a deleted person from the carts of other congregations. */
async function forgetGuest(tenant: Tenant, personId: number): Promise<void> {
  for (const { visit_id, place } of await visitDutiesOfPerson(tenant, personId, firstDay, lastDay)) {
    const [visit] = await cartVisits.ofIds(tenant, [visit_id]);
    const { host_congregation: congregationId, host_shift: id } = visit!;
    await atOtherCongregation(tenant, { congregationId, by: 'shift', id }, (there) =>
      cartSeats.forgetGuest(there, id, place),
    );
  }
}

/** Also removes a person without approval from rotations. */
export const endCartApproval: LeavingStep = async (tenant, leaving) => {
  await rotationPeople.release(tenant, leaving.personId);
  await leaveCarts(tenant, leaving);
};

export const leaveRotations: LeavingStep = async (tenant, leaving) => {
  await endCartApproval(tenant, leaving);
  await forgetGuest(tenant, leaving.personId);
};
