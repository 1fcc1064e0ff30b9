/** Cart messages: the reminder on the evening before and news of changes made by others (MSG-O1). */
import type { ReminderKinds } from '../notifications/reminder-kind.ts';
import { isMomentDue, type ReminderState } from '../notifications/reminder-moment.ts';
import { dateOfDay, dayNumberOf } from '../time/day-number.ts';
import { instantOfWallTime } from '../time/wall-time.ts';

export const cartReminders = {
  'cart-shift': { module: 'carts', waking: [8, 21], segments: 1 },
} as const satisfies ReminderKinds;

/** Local time of the congregation, on the day before. */
const evening = { from: '17:00', until: '20:00' };

/**
 * Whether the reminder is due: on the evening before, or if missed then, until the shift begins (MSG-R23).
 */
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

/** Key of a reminder by person and time: a change of the other people sends no second reminder. */
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
 * Returns the newest unread notification of each shift that has not begun. A person whose booking was added
 * and removed gets only the last one.
 * @param wallNow `2026-11-24T17:05`
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
