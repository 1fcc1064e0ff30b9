/** Formats calendar dates (`YYYY-MM-DD`), months and weeks in the language on the screen. */
import {
  addDays,
  type FirstDayOfWeek,
  startOfWeek,
  weeksBetween,
} from '@sheaf/rules/schedules/calendar-week';
import { formatterIn, locale } from '#platform/dates.ts';
import { session } from '#platform/session.ts';
import type { Translate } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
  formatterIn(locale(), { ...options, timeZone: 'UTC' })
    .format(Date.parse(`${date}T00:00:00Z`))
    .replace(',', '');

export const dayNumber = (date: string): number => Number(date.slice(8));

/** `Sun`. */
export const weekdayName = (date: string): string => format(date, { weekday: 'short' });

/** `Sunday`, or the short form `Su` for seven columns. */
export const weekdayOf = (weekday: number, style: 'long' | 'short'): string =>
  // 1 January 2024 was a Monday.
  format(`2024-01-0${weekday}`, { weekday: style });

/** Heading of a narrow column: `Sun`, or one letter in a language without short names. */
export function columnWeekday(date: string): string {
  const name = weekdayName(date);
  return name.length > 4 ? format(date, { weekday: 'narrow' }) : name;
}

/** `29 Nov`. */
export const shortDay = (date: string): string => format(date, { day: 'numeric', month: 'short' });

/** `29 November`. */
export const dayAndMonth = (date: string): string => format(date, { day: 'numeric', month: 'long' });

/** `Sun 29 November`. */
export const fullDay = (date: string): string =>
  format(date, { weekday: 'short', day: 'numeric', month: 'long' });

/** `Nov`. */
export const shortMonth = (date: string): string => format(date, { month: 'short' });

/** `November 2026` for `2026-11`. */
export const monthTitle = (month: string): string =>
  format(`${month}-01`, { month: 'long', year: 'numeric' });

/** `10:00 am` or `10:00` for `10:00`. */
export const clockTime = (time: string): string => wallClock(`2024-01-01T${time}`);

/**
 * `23 to 29 November`, `30 Nov to 6 Dec`: short enough for one line on a phone; with years if they differ.
 */
export function weekTitle(t: Translate, start: string): string {
  const end = addDays(start, 6);
  const year = start.slice(0, 4) === end.slice(0, 4) ? {} : { year: 'numeric' as const };
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const whole = { day: 'numeric', month: sameMonth ? 'long' : 'short', ...year } as const;
  const from = sameMonth ? String(dayNumber(start)) : format(start, whole);
  return t('schedule:week.span', { from, to: format(end, whole) });
}

const relatives = new Map<string, Intl.RelativeTimeFormat>();

function relative(count: number, unit: 'week' | 'month'): string {
  const known = relatives.get(locale()) ?? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  relatives.set(locale(), known);
  return known.format(count, unit);
}

/** `This week`, `Next week`, `in 3 weeks`. */
export function weekAway(t: Translate, start: string, today: string, firstDay: FirstDayOfWeek): string {
  const weeks = weeksBetween(startOfWeek(today, firstDay), start);
  const named = ({ '-1': 'last', '0': 'this', '1': 'next' } as const)[String(weeks) as '-1' | '0' | '1'];
  return named ? t(`schedule:week.${named}`) : relative(weeks, 'week');
}

/** `5 weeks ago`, `this week`, `in 2 weeks`. */
export const inWeeks = (weeks: number): string => relative(weeks, 'week');

/** Distance between two months (`2026-11`): `This month`, `2 months ago`. */
export function monthAway(t: Translate, month: string, thisMonth: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nowYear = 0, nowNumber = 0] = thisMonth.split('-').map(Number);
  const months = (year - nowYear) * 12 + number - nowNumber;
  return months === 0 ? t('schedule:month.this') : relative(months, 'month');
}

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
