/** Names of weeks and months, and their distance from today, in the language on the screen. */
import {
  addDays,
  type FirstDayOfWeek,
  startOfWeek,
  weeksBetween,
} from '@sheaf/rules/schedules/calendar-week';
import { locale } from '#platform/dates.ts';
import type { Translate } from '#platform/texts.ts';
import { dayNumber, formatDay } from './schedule-dates.ts';

/**
 * `23 to 29 November`, `30 Nov to 6 Dec`: short enough for one line on a phone; with years if they differ.
 */
export function weekTitle(t: Translate, start: string): string {
  const end = addDays(start, 6);
  const year = start.slice(0, 4) === end.slice(0, 4) ? {} : { year: 'numeric' as const };
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const whole = { day: 'numeric', month: sameMonth ? 'long' : 'short', ...year } as const;
  const from = sameMonth ? String(dayNumber(start)) : formatDay(start, whole);
  return t('schedule:week.span', { from, to: formatDay(end, whole) });
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
