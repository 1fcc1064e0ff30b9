/** What people are told of their shifts by message: the evening before, and when somebody else changed something (MSG-O1). */
import type { ReminderKinds } from '../messages/reminder-kind.ts';

export const cartReminders = {
  'cart-shift': { module: 'carts', waking: [8, 21], segments: 1 },
} as const satisfies ReminderKinds;

const eveningFrom = 17;
const eveningUntil = 20;

/** Whether it is the time of day to tell of tomorrow's shifts; `wallNow` is `2026-11-24T17:05`. */
export const isCartEvening = (wallNow: string): boolean => {
  const hour = Number(wallNow.slice(11, 13));
  return hour >= eveningFrom && hour < eveningUntil;
};

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
 * Nothing of a day that is over.
 */
export function newestCartNews<News extends CartNews>(told: readonly News[], today: string): News[] {
  const newest = new Map<string, News>();
  for (const news of told) {
    const shift = `${news.personId} ${news.cart} ${news.date} ${news.time}`;
    const known = newest.get(shift);
    if (news.date >= today && (!known || known.id < news.id)) newest.set(shift, news);
  }
  return [...newest.values()];
}
