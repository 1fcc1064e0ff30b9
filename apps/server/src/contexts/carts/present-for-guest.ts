/**
 * Presents a cart of another congregation to a guest: own people in full, others by first name and initial
 * (CARTS-O8).
 */
import type { cartLocation } from '@sheaf/contract/carts/locations';
import type { booking } from '@sheaf/contract/carts/rows';
import { fullName } from '@sheaf/rules/people/people/names';
import type { z } from 'zod';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { visitDutiesOfVisits } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';

type Booking = z.output<typeof booking>;

/** @param bookings as presented by the host for a guest. */
export async function presentForGuest(
  tenant: Tenant,
  bookings: readonly Booking[],
  personId: number,
): Promise<Booking[]> {
  const visits = await cartVisits.ofShifts(
    tenant,
    bookings.map(({ id }) => id),
  );
  const byShift = new Map(visits.map((visit) => [visit.host_shift, visit]));
  const duties = Map.groupBy(
    await visitDutiesOfVisits(
      tenant,
      visits.map(({ id }) => id),
    ),
    ({ visit_id }) => visit_id,
  );
  return bookings.map((shown) => {
    const visit = byShift.get(shown.id);
    if (!visit) return shown;
    const people = (duties.get(visit.id) ?? []).map((person) => ({
      id: person.person_id,
      name: fullName(person),
    }));
    const ids = people.map(({ id }) => id);
    return {
      ...shown,
      people,
      publishers: ids,
      users: ids,
      congregation_id: tenant.congregationId,
      class: ids.includes(personId) ? 'mine' : shown.class,
    };
  });
}

/** Other guest congregations stay hidden. */
export const locationForGuest = (cart: z.output<typeof cartLocation>): z.output<typeof cartLocation> => ({
  ...cart,
  congregations: [],
});
