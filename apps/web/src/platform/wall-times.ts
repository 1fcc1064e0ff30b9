/**
 * Formats wall-clock days and times: `2026-11-24T19:00` is "Tue 24 November" at "7:00 pm" or "19:00"
 * (COMMON-R16).
 */
import { formatterIn, locale, sayTime } from './dates.ts';
import { session } from './session.ts';

const asUtc = (time: string): Date => new Date(`${time}Z`);

const formatted = (time: string, options: Intl.DateTimeFormatOptions): string =>
  formatterIn(locale(), { ...options, timeZone: 'UTC' }).format(asUtc(time));

/** Current wall-clock time of the congregation: `2026-11-21T08:05`. */
export function nowHere(): string {
  const timeZone = session.get()?.congregation.timezone_id ?? 'UTC';
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return formatterIn('sv-SE', options).format(new Date()).replace(' ', 'T');
}

/** With the year if it is not the current one. */
export function wallDay(time: string): string {
  const year = time.slice(0, 4) === nowHere().slice(0, 4) ? {} : { year: 'numeric' as const };
  return formatted(time, { weekday: 'short', day: 'numeric', month: 'long', ...year }).replace(',', '');
}

/** Cached by language, clock and time of day, because a week repeats the same few times. */
const clocks = new Map<string, string>();

export function wallClock(time: string): string {
  const key = `${locale()} ${session.get()?.congregation.time_format} ${time.slice(11)}`;
  const said = clocks.get(key) ?? sayTime(asUtc(time), 'UTC');
  clocks.set(key, said);
  return said;
}

/** An hour of the day on the congregation's clock, `7 pm` or `19`. */
export function sayHour(hour: number): string {
  const hour12 = session.get()?.congregation.time_format !== 24;
  const time = `2000-01-01T${String(hour).padStart(2, '0')}:00`;
  return hour12 ? formatted(time, { hour: 'numeric', hour12 }) : String(hour).padStart(2, '0');
}

/** Formats `19:00` on a given clock, for people who are not signed in. */
export const clockIn = (time: string, clock: 12 | 24): string =>
  formatted(`2024-01-01T${time}`, {
    hour: clock === 24 ? '2-digit' : 'numeric',
    minute: '2-digit',
    hour12: clock === 12,
  });
