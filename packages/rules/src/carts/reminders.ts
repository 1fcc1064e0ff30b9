/** What people are told of their shifts by message: the evening before, and when somebody else changed something (MSG-O1). */
import type { ReminderKinds } from '../notifications/reminder-kind.ts';
import { isMomentDue, type ReminderState } from '../notifications/reminder-moment.ts';
import { dateOfDay, dayNumberOf } from '../time/day-number.ts';
import { instantOfWallTime } from '../time/wall-time.ts';

export const cartReminders = {
  'cart-shift': { module: 'carts', waking: [8, 21], segments: 1 },
} as const satisfies ReminderKinds;

/** Of the day before, by the clock of the congregation. */
const evening = { from: '17:00', until: '20:00' };

/** Whether a shift is told now: in the evening before, or later where that was missed, until it begins (MSG-R23). */
export function isShiftTold(
  { date, startsAt }: { date: string; startsAt: string },
  zone: string,
  state: ReminderState,
): boolean {
  const before = dateOfDay(dayNumberOf(date) - 1);
  const moment = {
    from: instantOfWallTime(before, evening.from, zone),
    until: instantOfWallTime(before, evening.until, zone),
    over: instantOfWallTime(date, startsAt, zone),
  };
  return isMomentDue(moment, state);
}

/** Names a shift of a person by its time, so that a change of the people in it tells nobody a second time. */
export const cartEveningEffect = (personId: number, date: string, startsAt: string): string =>
  `cart-shift:evening:${date}:${startsAt}:${personId}`;

export const cartNewsEffect = (notificationId: number): string => `cart-shift:news:${notificationId}`;

export interface CartNews {
  id: number;
  personId: number;
  cart: number;
  date: string;
  time: string;
}

/**
 * Of what was told in the app and not read there, the newest of each shift: whoever was booked and is free again hears the last word.
 * Nothing of a shift that has begun. @param wallNow `2026-11-24T17:05`
 */
export function newestCartNews<News extends CartNews>(told: readonly News[], wallNow: string): News[] {
  const newest = new Map<string, News>();
  for (const news of told) {
    const shift = `${news.personId} ${news.cart} ${news.date} ${news.time}`;
    const known = newest.get(shift);
    if (`${news.date}T${news.time}` > wallNow && (!known || known.id < news.id)) newest.set(shift, news);
  }
  return [...newest.values()];
}
