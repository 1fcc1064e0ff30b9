/** Calendar months in the congregation's time zone. */
import { Temporal } from 'temporal-polyfill';
import { todayIn } from '../../time/today-in.ts';
import { instantOfWallTime } from '../../time/wall-time.ts';

/** `2026-11`. */
export const monthAt = (zone: string, instant: number): string => todayIn(zone, instant).slice(0, 7);

export const monthsAfter = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

/** Instant at which a month begins. */
export const monthBegins = (month: string, zone: string): Date =>
  new Date(instantOfWallTime(`${month}-01`, '00:00', zone));
