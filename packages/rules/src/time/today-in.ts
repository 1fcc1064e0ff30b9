import { Temporal } from 'temporal-polyfill';

/** Calendar date at an instant (milliseconds since 1970) in an IANA zone, `YYYY-MM-DD`. */
export const todayIn = (zone: string, instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
