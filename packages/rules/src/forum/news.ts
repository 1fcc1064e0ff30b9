/** Daily digest of followed forum topics, sent as a message in the evening (FORUM-O4). */
import { Temporal } from 'temporal-polyfill';

/** Sending hours, [first, end), local time of the congregation. */
const evening = [17, 20] as const;

export function isNewsHour(zone: string, now: number): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return hour >= evening[0] && hour < evening[1];
}

/** Idempotency key: one digest per person and day. */
export const newsEffect = (personId: number, today: string): string => `forum-news:${personId}:${today}`;

/** Number of listed items; the others are only counted. */
export const mostNamed = 10;
