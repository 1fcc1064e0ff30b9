/** A place in a shift at an own cart passes to another approved person, who keeps its seat (X-SWAP-25). */
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { tellShift } from '#contexts/carts/tell-shift';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import { listCartPeople } from '#contexts/people/people.api';
import type { DutyPort } from '#platform/duty-port';

export const cartsPort: DutyPort = {
  kinds: ['cart'],
  // People book their shifts themselves.
  permission: null,

  eligible: async (tenant, duty) => (duty.shift_id === null ? [] : listCartPeople(tenant)),

  takers: async () => [],

  refuse: async () => null,

  async takenOver(tenant, duty, personId, now) {
    const [shift] = await cartShifts.ofIds(tenant, [duty.shift_id!]);
    if (!shift) return;
    // A rotation does not book a shift again whose people changed.
    if (shift.rotation_id !== null) await cartShifts.keepByHand(tenant, shift.id);
    const people = (await dutiesOfShifts(tenant, [shift.id])).map(({ person_id }) => person_id);
    const stayed = people.filter((id) => id !== personId);
    await tellShift(tenant, 'cart-company', shift, stayed, now);
  },
};
