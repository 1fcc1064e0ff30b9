/** Cart duties of one person with location and partners, without shifts that were not held (APPTS-R3). */

import { fullName } from '@sheaf/rules/people/people/names';
import { shiftsOfPerson } from '#contexts/carts/shifts-of-person';
import { keyedCalendarOf } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';
import type { OwnDutiesQuery, OwnDuty, OwnDutySource } from '#platform/own-duty-source';

interface CartDuty {
  shiftId: number;
  duty: OwnDuty;
}

async function readCartDuties(tenant: Tenant, { personId, from, to }: OwnDutiesQuery): Promise<CartDuty[]> {
  const own = await shiftsOfPerson(tenant, personId, from, to);
  return own
    .filter(({ shift }) => shift.state === 'booked')
    .map((duty) => ({
      shiftId: duty.shiftId,
      duty: {
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
        ...(duty.isElsewhere && { elsewhere: true }),
        coordinates: null,
        link: null,
        note: null,
      },
    }));
}

export const dutiesAtCarts: OwnDutySource = async (tenant, asked) =>
  (await readCartDuties(tenant, asked)).map(({ duty }) => duty);

/** A changed shift has new duties, so its entry is known by the shift. */
export const shiftsInFeed = keyedCalendarOf(async (tenant, asked) =>
  (await readCartDuties(tenant, asked)).map(({ shiftId, duty }) => ({ key: `shift-${shiftId}`, duty })),
);
