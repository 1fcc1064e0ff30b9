/** Cart duties of one person with location and partners, without shifts that were not held (APPTS-R3). */

import { fullName } from '@sheaf/rules/people/people/names';
import { shiftsOfPerson } from '#contexts/carts/shifts-of-person';
import type { OwnDutySource } from '#platform/own-duty-source';

export const dutiesAtCarts: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await shiftsOfPerson(tenant, personId, from, to);
  return own
    .filter(({ shift }) => shift.state === 'booked')
    .map((duty) => ({
      id: duty.dutyId,
      kind: 'cart' as const,
      base_type: 'cart' as const,
      date: duty.date,
      starts_at: duty.startsAt,
      ends_at: duty.endsAt,
      title: duty.label,
      with: duty.people.filter(({ id }) => id !== duty.dutyId).map(fullName),
      user_id: personId,
      helper_id: null,
      acknowledged: duty.acknowledged,
      meeting: null,
      location: duty.label,
      coordinates: null,
      link: null,
      note: null,
    }));
};
