/** Dates as people say them, in the congregation's time zone. */
import { session } from './session.ts';

const zone = (): string => session.get()?.congregation.timezone_id ?? 'UTC';

/** Making a formatter costs an old phone ten milliseconds and more, using it nothing: two of them say everything. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(month: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${zone()} ${month}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone(),
      weekday: 'long',
      day: 'numeric',
      month,
      year: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    });
  formatters.set(key, known);
  return known;
}

type Parts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour', string>;

const partsOf = (date: Date, month: 'long' | 'short' = 'long'): Parts =>
  Object.fromEntries(
    formatterOf(month)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  ) as Parts;

/** `Friday 20 November`. */
export function longDay(date: Date): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday} ${day} ${month}`;
}

/** `12 Nov`, with the year when it is another one. */
export function shortDate(iso: string): string {
  const date = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
  const { day, month, year } = partsOf(date, 'short');
  return year === partsOf(new Date()).year ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** Hour of the day in the congregation, 0 to 23. */
export const hourNow = (): number => Number(partsOf(new Date()).hour);

/** Makes the formatters while something else is waited for. */
export function warmDates(): void {
  shortDate(new Date().toISOString());
}
