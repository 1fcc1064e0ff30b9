/** Reminds people of their shifts the evening before, and of unread changes by others (MSG-O1, CARTS-O4). */
import { cartEveningEffect, cartNewsEffect, isShiftTold, newestCartNews } from '@sheaf/rules/carts/reminders';
import { noticesSince } from '@sheaf/rules/notifications/reminder-moment';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { instantOfWallTime, wallTimeIn } from '@sheaf/rules/time/wall-time';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { heldAtCarts } from '#contexts/duties/duties.api';
import { readLetterhead } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import { countToldSince, unreadSince } from '#platform/notifications/notifications.store';
import {
  type DueTime,
  fromLastOrNextMonth,
  type Reminder,
  type ReminderSource,
  reminderState,
} from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';

const newsTypes = [
  'cart-booked',
  'cart-turn',
  'cart-changed',
  'cart-left',
  'cart-company',
  'cart-cancelled',
  'cart-withdrawn',
  'cart-free',
];

type Duty = Awaited<ReturnType<typeof heldAtCarts>>[number];

/**
 * Shift of each duty, in local time of the cart; cancelled shifts and shifts that were not held are left out.
 */
async function placesOf(tenant: Tenant, duties: readonly Duty[]) {
  const shifts = await cartShifts.ofIds(
    tenant,
    duties.flatMap(({ shift_id }) => shift_id ?? []),
  );
  const locations = await cartLocations.ofIds(
    tenant,
    shifts.map(({ location_id }) => location_id),
  );
  const labels = new Map(locations.map(({ id, label }) => [id, label]));
  const visits = await cartVisits.ofIds(
    tenant,
    duties.flatMap(({ visit_id }) => visit_id ?? []),
  );
  const own = shifts.map((row) => ({ ...row, label: labels.get(row.location_id)! }));
  const byId = <Row extends { id: number; state: string }>(rows: readonly Row[]) =>
    new Map(rows.filter(({ state }) => state === 'booked').map((row) => [row.id, row]));
  const [atOwn, atOther] = [byId(own), byId(visits)];
  return ({ shift_id, visit_id }: Duty) => atOwn.get(shift_id ?? 0) ?? atOther.get(visit_id ?? 0);
}

async function shiftsAhead(tenant: Tenant, time: DueTime, timeFormat: number): Promise<Reminder[]> {
  const { now, zone } = time;
  const today = todayIn(zone, now.getTime());
  const duties = await heldAtCarts(tenant, today, addDays(today, 1));
  const placeOf = await placesOf(tenant, duties);
  return duties.flatMap((duty) => {
    const place = placeOf(duty);
    if (!place) return [];
    const { label: location, on_date: date, starts_at: startsAt } = place;
    if (!isShiftTold({ date, startsAt }, zone, reminderState(time))) return [];
    return {
      personId: duty.person_id,
      effect: cartEveningEffect(duty.person_id, duty.on_date, duty.starts_at),
      lastDay: true,
      over: instantOfWallTime(date, startsAt, zone),
      values: (lang) => ({
        location,
        date: spokenDay(lang, date),
        time: clockText(lang, startsAt, timeFormat),
      }),
    };
  });
}

async function news(tenant: Tenant, due: DueTime, timeFormat: number): Promise<Reminder[]> {
  const rows = await unreadSince(tenant, newsTypes, new Date(noticesSince(reminderState(due))));
  const told = rows.map((row) => {
    const { cart, location, date, time, congregation } = row.details as Record<string, string>;
    return {
      id: row.id,
      personId: row.person_id,
      type: row.type,
      cart: Number(cart),
      location: location!,
      date: date!,
      time: time!,
      congregation: congregation ?? '',
      by: row.first_name === null ? '' : fullName({ first_name: row.first_name, last_name: row.last_name! }),
    };
  });
  return newestCartNews(told, wallTimeIn(due.zone, due.now.getTime())).map(
    ({ id, personId, type, location, date, time, by, congregation }) => ({
      personId,
      effect: cartNewsEffect(id),
      phrase: type,
      values: (lang) => ({
        location,
        by,
        congregation,
        date: spokenDay(lang, date),
        time: clockText(lang, time, timeFormat),
      }),
    }),
  );
}

export const cartShiftsTold: ReminderSource = {
  kind: 'cart-shift',

  async due(tenant, time) {
    const { time_format: timeFormat } = await readLetterhead(tenant);
    return [...(await news(tenant, time, timeFormat)), ...(await shiftsAhead(tenant, time, timeFormat))];
  },

  async causesSince(tenant, since, { now, zone }) {
    const held = await fromLastOrNextMonth(
      since,
      { now, zone },
      async ({ from, to }) => (await heldAtCarts(tenant, from, to)).length,
    );
    return held + (await countToldSince(tenant, newsTypes, since));
  },
};
