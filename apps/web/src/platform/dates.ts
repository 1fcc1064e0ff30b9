/** Dates as people say them, in the congregation's time zone. */
import { session } from './session.ts';

const zone = (): string => session.get()?.congregation.timezone_id ?? 'UTC';

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone(), ...options }).format(date);

/** `Friday 20 November`. */
export const longDay = (date: Date): string =>
  format(date, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** `12 Nov`, with the year when it is another one. */
export function shortDate(iso: string): string {
  const date = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
  const sameYear = format(date, { year: 'numeric' }) === format(new Date(), { year: 'numeric' });
  return format(date, { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) });
}

/** Hour of the day in the congregation, 0 to 23. */
export const hourNow = (): number => Number(format(new Date(), { hour: 'numeric', hourCycle: 'h23' }));
