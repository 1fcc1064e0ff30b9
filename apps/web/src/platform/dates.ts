/** Formats dates in the language on the screen and the congregation's time zone. */
import { languageManner } from '@sheaf/phrases/spoken-languages';
import { daysSince } from '@sheaf/rules/people/people/last-seen';
import { type Hour, partOfDay } from '@sheaf/rules/territory/addresses/hours';
import { session } from './session.ts';
import { say, shownLanguage } from './texts.ts';

const zone = (): string => session.get()?.congregation.timezone_id ?? 'UTC';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes an old phone 10 ms and more. */
export function formatterIn(locales: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locales} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locales, options);
  formatters.set(key, known);
  return known;
}

/** Locale of the language on the screen for `Intl`. */
export const locale = (): string => languageManner(shownLanguage()).locale;

const formatterOf = (month: 'long' | 'short', locales: string, timeZone: string): Intl.DateTimeFormat =>
  formatterIn(locales, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month,
    year: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });

type Parts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour', string>;

const partsOf = (
  date: Date,
  month: 'long' | 'short' = 'long',
  locales = locale(),
  timeZone = zone(),
): Parts =>
  Object.fromEntries(
    formatterOf(month, locales, timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  ) as Parts;

/** `Friday 20 November`. */
export function longDay(date: Date): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday} ${day} ${month}`;
}

/**
 * A calendar date is the same day everywhere, so it must not be converted: at noon in Greenwich, Auckland has
 * the next date.
 */
const isDay = (iso: string): boolean => /^\d{4}-\d\d-\d\d$/.test(iso);

/**
 * Parses an instant, or a date as midnight UTC. Logs an invalid value and returns the current time
 * (COMMON-R18).
 */
function readDate(iso: string): Date {
  const date = new Date(iso);
  if (!Number.isNaN(date.getTime())) return date;
  console.warn('a date that cannot be read');
  return new Date();
}

/** `12 Nov`, with the year if it is not the current one. */
export function shortDate(iso: string): string {
  const { day, month, year } = partsOf(readDate(iso), 'short', locale(), isDay(iso) ? 'UTC' : zone());
  return year === partsOf(new Date()).year ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** Time of day on the congregation's clock: `7:30 pm` or `19:30` (COMMON-R16). */
export function sayTime(date: Date, timeZone: string): string {
  const hour12 = session.get()?.congregation.time_format !== 24;
  const options: Intl.DateTimeFormatOptions = hour12
    ? { hour: 'numeric', minute: '2-digit', hour12 }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  // Non-breaking, so that hour and am/pm stay on one line.
  return formatterIn(locale(), { timeZone, ...options })
    .format(date)
    .replaceAll(' ', '\u00A0');
}

/** `7:30 pm` for an instant, in the congregation's time zone. */
export const timeOf = (iso: string): string => sayTime(readDate(iso), zone());

/** `12 Nov, 7:30 pm`. */
export const dateAndTime = (iso: string): string => `${shortDate(iso)}${say('shell:comma')}${timeOf(iso)}`;

/** "7:32 pm" today, "2 Dec, 7:32 pm" on other days. */
export const timeOrDate = (iso: string): string => (dayOf(iso) === today() ? timeOf(iso) : dateAndTime(iso));

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Weekday and hour in the congregation's time zone. */
export function hourOfWeek(date: Date): Hour {
  const { weekday, hour } = partsOf(date, 'long', 'en-GB');
  return { day: weekdays.indexOf(weekday) + 1, part: partOfDay(Number(hour)) };
}

/** `Sat` for 6. */
export const shortWeekday = (day: number): string =>
  // 1 January 2024 was a Monday.
  formatterIn(locale(), { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** Date of an instant in the congregation's time zone, `YYYY-MM-DD`. Returns a date unchanged. */
export function dayOf(iso: string): string {
  if (isDay(iso)) return iso;
  return formatterIn('sv-SE', { timeZone: zone(), dateStyle: 'short' }).format(readDate(iso));
}

/** Current date in the congregation's time zone, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date().toISOString());

/** `2026-03` as `March 2026`, `March`, `Mar` or `M`. */
export const monthName = (month: string, style: 'long' | 'alone' | 'short' | 'narrow'): string =>
  formatterIn(locale(), {
    timeZone: 'UTC',
    month: style === 'alone' ? 'long' : style,
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));

/** `1 December` of a date. */
export const dayOfMonth = (day: string): string =>
  formatterIn(locale(), { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const agesByLocale = new Map<string, Intl.RelativeTimeFormat>();

function agesIn(locales: string): Intl.RelativeTimeFormat {
  const known = agesByLocale.get(locales) ?? new Intl.RelativeTimeFormat(locales, { numeric: 'auto' });
  agesByLocale.set(locales, known);
  return known;
}

/** `today`, `yesterday`, `8 months ago` for a date, `YYYY-MM-DD`. */
export function dateAgo(date: string): string {
  const days = daysSince(date, today());
  const ages = agesIn(locale());
  if (days < 14) return ages.format(-Math.max(0, days), 'day');
  if (days < 61) return ages.format(-Math.floor(days / 7), 'week');
  return days < 730
    ? ages.format(-Math.floor(days / 30.44), 'month')
    : ages.format(-Math.floor(days / 365.25), 'year');
}

/** The same for an instant: counted in days of the congregation, not in hours. */
export const dayAgo = (iso: string): string => dateAgo(dayOf(iso));
