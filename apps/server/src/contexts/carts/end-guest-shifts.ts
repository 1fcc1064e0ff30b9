/**
 * Applies the end of a guest shift by the host to the visit in the guest congregation, and notifies the
 * guests (CARTS-O8).
 */
import type { ShiftRow } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { tellAt } from '#contexts/carts/tell-shift';
import { placeOfVisit } from '#contexts/carts/visits';
import { visitDutiesOfVisits } from '#contexts/duties/duties.api';
import { readLetterhead } from '#contexts/people/people.api';
import { atOtherCongregation } from '#platform/database/guest-section';
import type { Tenant } from '#platform/database/tenant';

type GuestShift = ShiftRow & { guest_congregation: number };

export const isOfGuests = (row: ShiftRow): row is GuestShift => row.guest_congregation !== null;

export async function endGuestShift(
  tenant: Tenant,
  row: GuestShift,
  state: 'cancelled' | 'no-show',
  now: Date,
): Promise<void> {
  const { name: congregation } = await readLetterhead(tenant);
  const at = { congregationId: row.guest_congregation, by: 'visit', id: row.id } as const;
  await atOtherCongregation(tenant, at, async (there) => {
    const visit = await cartVisits.lock(there, row.id);
    if (!visit) return;
    if (state === 'no-show') {
      await cartVisits.edit(there, visit.id, { state, reported_at: null });
      return;
    }
    const people = (await visitDutiesOfVisits(there, [visit.id])).map(({ person_id }) => person_id);
    await cartVisits.remove(there, visit.id);
    await tellAt(there, 'cart-withdrawn', { ...placeOfVisit(visit), congregation }, people, now);
  });
}
