import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { instantsOfShift } from '@sheaf/rules/carts/shift';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { shiftsOfPerson } from '#contexts/carts/shifts-of-person';
import type { Tenant } from '#platform/database/tenant';

/** Next shift of a person that has not ended; null without one (SHELL-P8). */
export async function nextCartShift(tenant: Tenant, personId: number, zone: string, now: Date) {
  const today = wallTimeIn(zone, now.getTime()).slice(0, 10);
  const own = await shiftsOfPerson(tenant, personId, today, yearAhead(today));
  const ahead = own
    .filter(({ shift }) => shift.state === 'booked')
    .map((one) => ({ ...one, ...instantsOfShift(one.shift, one.zone) }))
    .filter(({ end }) => end > now.getTime())
    .sort((one, other) => one.start - other.start)[0];
  if (!ahead) return null;
  return {
    cart_location_id: ahead.cartId,
    location: ahead.label,
    start_at: `${ahead.shift.date}T${ahead.shift.startsAt}`,
  };
}
