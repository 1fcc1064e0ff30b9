/** News of what people follow in the forum, told by message: gathered, once a day, in the evening (FORUM-O4). */
import { Temporal } from 'temporal-polyfill';

/** From which hour of the congregation until which. */
const evening = [17, 20] as const;

export function isNewsHour(zone: string, now: number): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return hour >= evening[0] && hour < evening[1];
}

/** Names what one person is told on one day, so that it is told once. */
export const newsEffect = (personId: number, today: string): string => `forum-news:${personId}:${today}`;

/** So many are named; of the others only how many they are. */
export const mostNamed = 10;
