/** An attempt as it is written down; apart from the other rules of hours, which need no calendar (X-HOUR). */
import { Temporal } from 'temporal-polyfill';
import { partOfDay, type Try } from './hours.ts';

/** The attempt made at an instant (milliseconds since 1970), as the clocks of an IANA zone show it. */
export function tryAt(zone: string, instant: number): Try & { on: string } {
  const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return { on: time.toPlainDate().toString(), day: time.dayOfWeek, part: partOfDay(time.hour) };
}
