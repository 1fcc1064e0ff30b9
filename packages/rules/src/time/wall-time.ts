/** Day and time as the clock on the wall of the hall shows them, `2026-11-24T19:00`, without a zone. */
import { Temporal } from 'temporal-polyfill';
import { dateOfDay, dayNumberOf, weekdayOfDay } from './day-number.ts';

export function isWallTime(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false;
  try {
    // Parsing bends a leap second, as in 10:00:60, into something that exists; there are no seconds here.
    return Temporal.PlainDateTime.from(text).toString().startsWith(text);
  } catch {
    // Temporal throws at what no calendar has: that is the answer.
    return false;
  }
}

const text = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });

export const addToWallTime = (time: string, duration: { days?: number; hours?: number }): string =>
  text(Temporal.PlainDateTime.from(time).add(duration));

export const dateOf = (time: string): string => time.slice(0, 10);
export const clockOf = (time: string): string => time.slice(11);

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = dayNumberOf(date);
  return dateOfDay(day - weekdayOfDay(day));
}

/** This weekday (1 is Monday, 7 and 0 are Sunday), today or on the next day that is one. */
export function nextWeekday(today: string, weekday: number): string {
  const day = Temporal.PlainDate.from(today);
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 }).toString();
}

/**
 * The instant (milliseconds since 1970) at which clocks in an IANA zone show a time. A time that clocks skip in spring is taken
 * as much later, one they show twice in autumn is the first of the two.
 * @param date `YYYY-MM-DD`; @param time `HH:MM`.
 */
export const instantOfWallTime = (date: string, time: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds;

/** What clocks in the zone show on this day at this time: the same, or as much later as they skip in spring. */
export const clockOnDay = (date: string, time: string, zone: string): string =>
  clockOf(wallTimeIn(zone, instantOfWallTime(date, time, zone)));

/** Whether clocks in the zone skip this time of this day. */
export const isSkippedTime = (date: string, time: string, zone: string): boolean =>
  clockOnDay(date, time, zone) !== time;

/**
 * From one time of a day to a later one, as instants. Where clocks skip the beginning it is taken as later, and might come after
 * the end; then the time between them is kept, so that nothing ends before it begins.
 */
export function spanOfWallTimes(
  date: string,
  from: string,
  to: string,
  zone: string,
): { start: number; end: number } {
  const start = instantOfWallTime(date, from, zone);
  const end = instantOfWallTime(date, to, zone);
  if (end > start) return { start, end };
  return { start, end: start + instantOfWallTime(date, to, 'UTC') - instantOfWallTime(date, from, 'UTC') };
}

/** What the clocks of an IANA zone show at an instant (milliseconds since 1970). */
export const wallTimeIn = (zone: string, instant: number): string =>
  text(
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .round({ smallestUnit: 'minute', roundingMode: 'floor' }),
  );
