import { instantsOfShift, isReportDue } from '@sheaf/rules/carts/shift';
import { fullName } from '@sheaf/rules/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { cartLocations } from '#domains/carts/cart-locations.store';
import { cartShifts } from '#domains/carts/cart-shifts.store';
import { ruleShift } from '#domains/carts/end-shift';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { cartDutiesOfPerson, dutiesOfShifts } from '#domains/duties/duties.public-api';
import type { Tenant } from '#platform/database/tenant';

/** CARTS-O5: what this person is to report, until somebody of the shift has. The oldest first. */
export async function cartReportsDue(tenant: Tenant, personId: number, now: Date) {
  const { zone } = await readLetterhead(tenant);
  const today = wallTimeIn(zone, now.getTime()).slice(0, 10);
  const own = await cartDutiesOfPerson(tenant, personId, addDays(today, -15), today);
  if (own.length === 0) return [];
  const rows = (
    await cartShifts.ofIds(
      tenant,
      own.map(({ shift_id }) => shift_id),
    )
  ).filter(
    (row) =>
      row.state === 'booked' && row.reported_at === null && isReportDue(ruleShift(row), zone, now.getTime()),
  );
  const places = await cartLocations.ofIds(
    tenant,
    rows.map(({ location_id }) => location_id),
  );
  const duties = await dutiesOfShifts(
    tenant,
    rows.map(({ id }) => id),
  );
  return rows
    .map((row) => {
      const people = duties.filter(({ shift_id }) => shift_id === row.id);
      return {
        id: row.id,
        cart_location_id: row.location_id,
        location: places.find(({ id }) => id === row.location_id)!.label,
        users: people.map(({ person_id }) => person_id),
        people: people.filter(({ person_id }) => person_id !== personId).map(fullName),
        start_at: new Date(instantsOfShift(ruleShift(row), zone).start).toISOString(),
        date: row.on_date,
        start_time: row.starts_at,
        minutes: row.minutes,
      };
    })
    .toSorted((one, other) => one.start_at.localeCompare(other.start_at));
}
