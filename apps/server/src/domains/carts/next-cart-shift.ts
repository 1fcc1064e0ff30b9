import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { instantsOfShift } from '@sheaf/rules/carts/shift';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { cartLocations } from '#domains/carts/cart-locations.store';
import { cartShifts } from '#domains/carts/cart-shifts.store';
import { ruleShift } from '#domains/carts/end-shift';
import { cartDutiesOfPerson } from '#domains/duties/duties.public-api';
import type { Tenant } from '#platform/database/tenant';

/** SHELL-P8: the next shift of a person that is not over; null where there is none. */
export async function nextCartShift(tenant: Tenant, personId: number, zone: string, now: Date) {
  const today = wallTimeIn(zone, now.getTime()).slice(0, 10);
  const own = await cartDutiesOfPerson(tenant, personId, today, yearAhead(today));
  const rows = await cartShifts.ofIds(
    tenant,
    own.slice(0, 10).map(({ shift_id }) => shift_id),
  );
  const ahead = rows
    .filter(({ state }) => state === 'booked')
    .map((row) => ({ row, ...instantsOfShift(ruleShift(row), zone) }))
    .filter(({ end }) => end > now.getTime())
    .sort((one, other) => one.start - other.start)[0];
  if (!ahead) return null;
  const [location] = await cartLocations.ofIds(tenant, [ahead.row.location_id]);
  return {
    cart_location_id: ahead.row.location_id,
    location: location!.label,
    start_at: new Date(ahead.start).toISOString(),
  };
}
