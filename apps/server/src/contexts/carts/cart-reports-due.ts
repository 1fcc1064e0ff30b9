import { instantsOfShift, isReportDue } from '@sheaf/rules/carts/shift';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { shiftsOfPerson } from '#contexts/carts/shifts-of-person';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Past shifts of the person without a report, oldest first (CARTS-O5). */
export async function cartReportsDue(tenant: Tenant, personId: number, now: Date) {
  const { zone } = await readLetterhead(tenant);
  const today = wallTimeIn(zone, now.getTime()).slice(0, 10);
  const own = await shiftsOfPerson(tenant, personId, addDays(today, -15), today);
  return own
    .filter(
      ({ shift, zone: where, isReported }) =>
        shift.state === 'booked' && !isReported && isReportDue(shift, where, now.getTime()),
    )
    .map((due) => ({ ...due, begins: instantsOfShift(due.shift, due.zone).start }))
    .toSorted((one, other) => one.begins - other.begins)
    .map((due) => ({
      id: due.shiftId,
      cart_location_id: due.cartId,
      location: due.label,
      users: due.people.map(({ person_id }) => person_id),
      people: due.people.filter(({ person_id }) => person_id !== personId).map(fullName),
      start_at: `${due.shift.date}T${due.shift.startsAt}`,
      date: due.shift.date,
      start_time: due.shift.startsAt,
      minutes: due.shift.minutes,
    }));
}
