/**
 * Time until a start, in one form on every screen: days on the calendar, hours only on the day itself, minutes
 * only in the last hour (APPTS-R10).
 */
import { dayNumberOf } from './day-number.ts';

export type Countdown =
  | { unit: 'days'; count: number }
  | { unit: 'hours'; count: number }
  | { unit: 'minutes'; count: number }
  | { unit: 'begun' };

/** Arguments are wall times, `2026-11-25T19:16`; hours and minutes are never rounded up. */
export function countdownTo(now: string, begins: string): Countdown {
  const left = Math.floor((Date.parse(`${begins}Z`) - Date.parse(`${now}Z`)) / 60_000);
  if (left <= 0) return { unit: 'begun' };
  if (left <= 60) return { unit: 'minutes', count: left };
  const days = dayNumberOf(begins) - dayNumberOf(now);
  return days > 0 ? { unit: 'days', count: days } : { unit: 'hours', count: Math.floor(left / 60) };
}
