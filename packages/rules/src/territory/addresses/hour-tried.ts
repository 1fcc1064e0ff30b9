/**
 * Converts the instant of an attempt to local time; separate from the other hour rules, which need no
 * calendar (X-HOUR).
 */
import { Temporal } from 'temporal-polyfill';
import { partOfDay, type Try } from './hours.ts';

/** The attempt at an instant (milliseconds since 1970) in local time of an IANA time zone. */
export function tryAt(zone: string, instant: number): Try & { on: string } {
  const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return { on: time.toPlainDate().toString(), day: time.dayOfWeek, part: partOfDay(time.hour) };
}
