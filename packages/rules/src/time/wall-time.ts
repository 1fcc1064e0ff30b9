import { Temporal } from 'temporal-polyfill';

/**
 * The instant (milliseconds since 1970) at which clocks in an IANA zone show a time. A time that clocks skip in spring is taken
 * as much later, one they show twice in autumn is the first of the two.
 * @param date `YYYY-MM-DD`; @param time `HH:MM`.
 */
export const instantOfWallTime = (date: string, time: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds;
