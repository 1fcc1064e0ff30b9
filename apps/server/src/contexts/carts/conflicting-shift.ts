import { instantsOfShift } from '@sheaf/rules/carts/shift';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { clockOf, dateOf } from '@sheaf/rules/time/wall-time';
import type { AskedBooking } from '#contexts/carts/place-shift';
import { shiftsOfPerson } from '#contexts/carts/shifts-of-person';
import { readLetterhead } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import type { RefusalValues } from '#platform/outcome';
import { spokenDay } from '#platform/spoken-day';

interface RefusedBooking {
  asked: AskedBooking;
  /** Time zone of the cart. */
  zone: string;
  /** Language of the caller. */
  lang: string;
  /** The shift to change, which is not in its own way. */
  before: { shiftId: number; cartId: number } | null;
}

/** Names the shift that prevents a booking, for the refusal `cart-person-booked`. */
export async function conflictingShift(
  tenant: Tenant,
  { asked, zone, lang, before }: RefusedBooking,
): Promise<RefusalValues> {
  const { start_at, minutes } = asked;
  const date = dateOf(start_at);
  const span = instantsOfShift({ date, startsAt: clockOf(start_at), minutes }, zone);
  for (const personId of asked.publishers) {
    const own = await shiftsOfPerson(tenant, personId, addDays(date, -1), addDays(date, 1));
    const found = own.find((one) => {
      if (one.shiftId === before?.shiftId && one.cartId === before.cartId) return false;
      const { start, end } = instantsOfShift(one.shift, one.zone);
      return start < span.end && span.start < end;
    });
    if (!found) continue;
    const { time_format: timeFormat } = await readLetterhead(tenant);
    return {
      name: fullName(found.people.find(({ person_id }) => person_id === personId)!),
      location: found.label,
      date: spokenDay(lang, found.date),
      from: clockText(lang, found.startsAt, timeFormat),
      to: clockText(lang, found.endsAt, timeFormat),
    };
  }
  throw new Error('a refused booking overlaps no shift of its people');
}
