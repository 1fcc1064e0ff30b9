/** Wall times: local date and time without a zone, `2026-11-24T19:00`. */
import { Temporal } from 'temporal-polyfill';
import { dateOfDay, dayNumberOf, weekdayOfDay } from './day-number.ts';

export function isWallTime(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false;
  try {
    // Parsing changes a leap second, as in 10:00:60, to an existing time; seconds are refused here.
    return Temporal.PlainDateTime.from(text).toString().startsWith(text);
  } catch {
    // Temporal throws a RangeError for an invalid date or time.
    return false;
  }
}

const text = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });

export const addToWallTime = (time: string, duration: { days?: number; hours?: number }): string =>
  text(Temporal.PlainDateTime.from(time).add(duration));

export const dateOf = (time: string): string => time.slice(0, 10);
export const clockOf = (time: string): string => time.slice(11);

/** Monday of the date's week. */
export function mondayOf(date: string): string {
  const day = dayNumberOf(date);
  return dateOfDay(day - weekdayOfDay(day));
}

/** Next date with this weekday (1 is Monday, 7 and 0 are Sunday), possibly today. */
export function nextWeekday(today: string, weekday: number): string {
  const day = Temporal.PlainDate.from(today);
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 }).toString();
}

/**
 * Instant (milliseconds since 1970) of a wall time in an IANA zone. A time skipped in spring moves forward by
 * the gap; a time repeated in autumn is its first occurrence.
 * @param date `YYYY-MM-DD`; @param time `HH:MM`.
 */
export const instantOfWallTime = (date: string, time: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds;

/**
 * Wall time on this date, moved forward by the gap if clocks skip it in spring; moved back by the gap if the
 * gap ends on the next date.
 */
export function clockOnDay(date: string, time: string, zone: string): string {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const on = (disambiguation: 'compatible' | 'earlier'): string =>
    text(wall.toZonedDateTime(zone, { disambiguation }).toPlainDateTime());
  const moved = on('compatible');
  return clockOf(dateOf(moved) === date ? moved : on('earlier'));
}

/** Whether clocks in the zone skip this wall time. */
export const isSkippedTime = (date: string, time: string, zone: string): boolean =>
  clockOnDay(date, time, zone) !== time;

/**
 * Instants of two wall times of a day. If clocks skip the start, it moves forward and could pass the end; the
 * length is then preserved, so that the end is never before the start.
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

/** Wall time in an IANA zone at an instant (milliseconds since 1970). */
export const wallTimeIn = (zone: string, instant: number): string =>
  text(
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .round({ smallestUnit: 'minute', roundingMode: 'floor' }),
  );
