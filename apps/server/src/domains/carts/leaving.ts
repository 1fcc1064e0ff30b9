import { rotationPeople } from '#domains/carts/cart-rotations.store';
import { cartSeats } from '#domains/carts/cart-seats.store';
import { cartShifts } from '#domains/carts/cart-shifts.store';
import { cartVisits } from '#domains/carts/cart-visits.store';
import { readToday } from '#domains/congregations/congregations.public-api';
import { removeFromCarts, visitDuties } from '#domains/duties/duties.public-api';
import { atOtherCongregation } from '#platform/database/guest-section';
import type { Tenant } from '#platform/database/tenant';
import type { LeavingStep } from '#platform/person-leaves';

/** Before and after every day. */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

/** A shift that nobody has any more is cancelled. */
async function cancelEmpty(tenant: Tenant, shiftIds: readonly number[]): Promise<number[]> {
  const held = new Set(await cartSeats.shiftsWithSeats(tenant, shiftIds));
  const empty = shiftIds.filter((id) => !held.has(id));
  if (empty.length > 0) await cartShifts.setState(tenant, empty, 'cancelled');
  return empty;
}

/** The same at carts of other congregations. */
async function leaveVisits(tenant: Tenant, personId: number, today: string): Promise<void> {
  for (const duty of await visitDuties.ofPerson(tenant, personId, today, lastDay)) {
    const [visit] = await cartVisits.ofIds(tenant, [duty.visit_id]);
    const { host_congregation: congregationId, host_shift: id } = visit!;
    const left = await atOtherCongregation(tenant, { congregationId, by: 'shift', id }, async (there) => {
      await cartSeats.removeGuest(there, id, duty.place);
      return cancelEmpty(there, [id]);
    });
    if (left?.done.length === 0) await visitDuties.remove(tenant, duty.id);
    else await cartVisits.remove(tenant, visit!.id);
  }
}

/** Whoever leaves or is deactivated stands at no cart from today on; a shift that nobody has any more is cancelled. */
export const leaveCarts: LeavingStep = async (tenant, { personId, now }) => {
  const today = await readToday(tenant, now);
  await cancelEmpty(tenant, await removeFromCarts(tenant, personId, today));
  await leaveVisits(tenant, personId, today);
};

/** Other congregations forget the name of a guest who was deleted. */
async function forgetGuest(tenant: Tenant, personId: number): Promise<void> {
  for (const { visit_id, place } of await visitDuties.ofPerson(tenant, personId, firstDay, lastDay)) {
    const [visit] = await cartVisits.ofIds(tenant, [visit_id]);
    const { host_congregation: congregationId, host_shift: id } = visit!;
    await atOtherCongregation(tenant, { congregationId, by: 'shift', id }, (there) =>
      cartSeats.forgetGuest(there, id, place),
    );
  }
}

export const leaveRotations: LeavingStep = async (tenant, leaving) => {
  await rotationPeople.release(tenant, leaving.personId);
  await leaveCarts(tenant, leaving);
  await forgetGuest(tenant, leaving.personId);
};
