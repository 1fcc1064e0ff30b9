/** Formats calendar dates (`YYYY-MM-DD`), months and weeks in the language on the screen. */
import { formatterIn, locale } from '#platform/dates.ts';
import { session } from '#platform/session.ts';
import { wallClock } from '#platform/wall-times.ts';

/** Formats a calendar date in the language on the screen. */
export const formatDay = (date: string, options: Intl.DateTimeFormatOptions): string =>
  formatterIn(locale(), { ...options, timeZone: 'UTC' })
    .format(Date.parse(`${date}T00:00:00Z`))
    .replace(',', '');

export const dayNumber = (date: string): number => Number(date.slice(8));

/** `Sun`. */
export const weekdayName = (date: string): string => formatDay(date, { weekday: 'short' });

/** `Sunday`, or the short form `Su` for seven columns. */
export const weekdayOf = (weekday: number, style: 'long' | 'short'): string =>
  // 1 January 2024 was a Monday.
  formatDay(`2024-01-0${weekday}`, { weekday: style });

/** Heading of a narrow column: `Sun`, or one letter in a language without short names. */
export function columnWeekday(date: string): string {
  const name = weekdayName(date);
  return name.length > 4 ? formatDay(date, { weekday: 'narrow' }) : name;
}

/** `29 Nov`. */
export const shortDay = (date: string): string => formatDay(date, { day: 'numeric', month: 'short' });

/** `29 November`. */
export const dayAndMonth = (date: string): string => formatDay(date, { day: 'numeric', month: 'long' });

/** `Sun 29 November`. */
export const fullDay = (date: string): string =>
  formatDay(date, { weekday: 'short', day: 'numeric', month: 'long' });

/** `Nov`. */
export const shortMonth = (date: string): string => formatDay(date, { month: 'short' });

/** `November 2026` for `2026-11`. */
export const monthTitle = (month: string): string =>
  formatDay(`${month}-01`, { month: 'long', year: 'numeric' });

/** `10:00 am` or `10:00` for `10:00`. */
export const clockTime = (time: string): string => wallClock(`2024-01-01T${time}`);

/** `7:05` without am or pm, for columns of times in which the half of the day is obvious. */
export function bareClock(time: string): string {
  const hour12 = session.get()?.congregation.time_format !== 24;
  const known = formatterIn(locale(), {
    timeZone: 'UTC',
    minute: '2-digit',
    ...(hour12 ? { hour: 'numeric', hour12 } : { hour: '2-digit', hourCycle: 'h23' }),
  });
  return known
    .formatToParts(Date.parse(`2024-01-01T${time}Z`))
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => value)
    .join(':');
}
